// Renders the samples of a frame: sixteen pixels of a 4x4 tile together, every sample at its own instant.
#pragma once
#include <atomic>
#include <thread>
#include "light.h"
#include "star.h"

struct Framebuffer {
  int width, height;
  std::vector<float> light;  // r, g, b, coverage
  std::vector<float> depth;
};

struct Sample { V color; F depth, cover; };

static Sample samplePixel(const Job& job, const Instant& s, int index, F x, F y) {
  F rnd[5];
  // Every pixel takes the same well-spread samples, so blur adds no noise. Only the smooth glow is dithered.
  const float steps[7] = {0.9115924f, 0.8310006f, 0.7575338f, 0.690562f, 0.6295111f, 0.5738575f, 0.5231241f};
  for (int k = 0; k < 4; k++) rnd[k] = fract(all(0.5f + index * steps[k]));
  rnd[4] = fract(spread(x, y, 0.0f) + index * 0.61803399f + s.seed);
  float w = job.width, h = job.height;
  F fx = (x + s.jitterX - 0.5f * w) / h * 2.0f - s.shiftX, fy = (0.5f * h - y - s.jitterY) / h * 2.0f - s.shiftY;
  F a = fract(all(0.5f + index * steps[4]));
  F reach = sqrt(fract(all(0.5f + index * steps[5]))) * s.aperture;
  F lx = reach * cosTurns(a), ly = reach * sinTurns(a);
  float k = s.focus / s.focal;
  auto world = [&](F px, F py, F pz) { return all(s.right) * px + all(s.up) * py + all(s.forward) * pz; };
  V ro = all(s.eye) + world(lx, ly, all(0.0f));
  V rd = unit(world(fx * k - lx, fy * k - ly, all(s.focus)));

  I on = I{} - 1;
  Hit hit = trace(s, ro, rd, all(FAR), on, s.surface > 0.0f);
  V color = vec(0, 0, 0);
  I star = hit.kind == STAR, solid = hit.kind > STAR;
  if (any(star)) {
    V n = (ro + rd * hit.t - all(s.star)) * (1.0f / s.starRadius);
    color = pick(star, starFace(s, n, clamp(-dot(rd, n), 0.0f, 1.0f)), color);
  }
  if (any(solid)) color = pick(solid, shade(s, hit, solid, ro, rd, rnd, 2.0f / (h * s.focal)), color);
  if (s.starRadius > 0.0f && (s.fog > 0.0f || s.corona > 0.0f)) {
    Glow glow = starGlow(s, ro, rd, hit.t, rnd[4]);
    // Skips the shadow test where the glow is too faint to show a shadow.
    // Evaluates the haze on every other sample, with double weight.
    glow.dust = glow.dust * (index & 1 ? 0.0f : 2.0f);
    I deep = glow.dust.x + glow.dust.y + glow.dust.z > 0.008f;
    F seen = any(deep) ? starSeen(s, ro + rd * clamp(glow.at, 0.01f, 60.0f), deep, rnd[3], rnd[4]) : all(1.0f);
    color = color + glow.dust * seen + glow.corona;
  }
  // Clamps outliers, which would become speckles.
  F top = max(color.x, max(color.y, color.z));
  color = color * min(12.0f / max(top, 1e-4f), 1.0f);
  return {color, min(hit.t, 60.0f), pick(hit.kind == NOTHING, all(0.0f), all(1.0f))};
}

static Framebuffer renderSamples(const Job& job) {
  Framebuffer buffer = {job.width, job.height, std::vector<float>((size_t)job.width * job.height * 4), std::vector<float>((size_t)job.width * job.height)};
  std::atomic<int> nextRow{0};
  auto work = [&] {
    for (int row; (row = nextRow.fetch_add(4)) < job.height;) {
      for (int column = 0; column < job.width; column += 4) {
        F x, y;
        for (int i = 0; i < LANES; i++) x[i] = column + (i & 3), y[i] = row + (i >> 2);
        V sum = vec(0, 0, 0);
        F depth = all(0.0f), cover = all(0.0f);
        size_t taken = 0;
        for (size_t i = 0; i < job.samples.size(); i++) {
          // If four samples hit neither an object nor glow that can be shadowed, more samples would not change the pixel.
          if (i == 4 && !any((cover > 0.0f) | (sum.x > 0.02f))) break;
          taken++;
          Sample one = samplePixel(job, job.samples[i], (int)i, x, y);
          sum = sum + one.color;
          depth += one.depth;
          cover += one.cover;
        }
        float share = 1.0f / taken;
        for (int i = 0; i < LANES; i++) {
          int px = column + (i & 3), py = row + (i >> 2);
          if (px >= job.width || py >= job.height) continue;
          size_t at = (size_t)py * job.width + px;
          buffer.light[at * 4] = sum.x[i] * share;
          buffer.light[at * 4 + 1] = sum.y[i] * share;
          buffer.light[at * 4 + 2] = sum.z[i] * share;
          buffer.light[at * 4 + 3] = cover[i] * share;
          buffer.depth[at] = depth[i] * share;
        }
      }
    }
  };
  std::vector<std::thread> workers;
  unsigned count = std::thread::hardware_concurrency();
  for (unsigned i = 0; i < (count ? count : 1); i++) workers.emplace_back(work);
  for (auto& worker : workers) worker.join();
  return buffer;
}
