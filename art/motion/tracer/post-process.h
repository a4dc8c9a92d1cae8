// Post-processing: dust in front of the metal, bloom, tone curve, grain.
#pragma once
#include <cmath>
#include "render-samples.h"

static void scatterDust(const Job& job, Framebuffer& buffer) {
  const Instant& s = job.samples[0];
  auto dot3 = [](P3 a, P3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; };
  for (const Mote& mote : job.motes) {
    P3 p = {mote.at.x - s.eye.x, mote.at.y - s.eye.y, mote.at.z - s.eye.z};
    float vx = dot3(p, s.right), vy = dot3(p, s.up), vz = dot3(p, s.forward);
    if (vz < 0.15f) continue;
    float fx = vx / vz * s.focal + s.shiftX, fy = vy / vz * s.focal + s.shiftY;
    float cx = fx * buffer.height * 0.5f + buffer.width * 0.5f, cy = buffer.height * 0.5f - fy * buffer.height * 0.5f;
    float perWorld = s.focal * buffer.height * 0.5f / vz, blur = s.aperture * std::fabs(vz - s.focus) / s.focus * perWorld;
    float grain = mote.size * perWorld, radius = std::sqrt(grain * grain + blur * blur + 0.5f);
    if (radius > buffer.height * 0.05f) radius = buffer.height * 0.05f;
    P3 l = {s.star.x - mote.at.x, s.star.y - mote.at.y, s.star.z - mote.at.z};
    float near = vz < 0.6f ? (vz - 0.15f) / 0.45f : 1.0f;
    float gain = job.moteGain * (grain * grain + 0.02f) / (radius * radius) * near, fall = 1.0f / (dot3(l, l) + 0.05f);
    float color[3] = {(s.starLight.x * fall + s.key.x * 0.06f) * gain, (s.starLight.y * fall + s.key.y * 0.06f) * gain, (s.starLight.z * fall + s.key.z * 0.06f) * gain};
    float away = std::sqrt(dot3(p, p));
    for (int y = (int)(cy - radius - 1); y <= cy + radius + 1; y++) for (int x = (int)(cx - radius - 1); x <= cx + radius + 1; x++) {
      if (x < 0 || y < 0 || x >= buffer.width || y >= buffer.height) continue;
      float r = std::sqrt((x + 0.5f - cx) * (x + 0.5f - cx) + (y + 0.5f - cy) * (y + 0.5f - cy));
      float disc = std::fmin(std::fmax((radius + 0.7f - r) / 1.4f, 0.0f), 1.0f);
      size_t at = (size_t)y * buffer.width + x;
      if (buffer.depth[at] < away) continue;
      for (int k = 0; k < 3; k++) buffer.light[at * 4 + k] += color[k] * disc;
    }
  }
}

struct Picture { int width, height; std::vector<float> rgb; };

static Picture halved(const Picture& from) {
  Picture to = {(from.width + 1) / 2, (from.height + 1) / 2, {}};
  to.rgb.resize((size_t)to.width * to.height * 3);
  const float weight[4] = {1, 3, 3, 1};
  for (int y = 0; y < to.height; y++) for (int x = 0; x < to.width; x++) {
    float sum[3] = {};
    for (int j = 0; j < 4; j++) for (int i = 0; i < 4; i++) {
      int px = std::min(std::max(x * 2 + i - 1, 0), from.width - 1), py = std::min(std::max(y * 2 + j - 1, 0), from.height - 1);
      float w = weight[i] * weight[j] / 64.0f;
      for (int k = 0; k < 3; k++) sum[k] += from.rgb[((size_t)py * from.width + px) * 3 + k] * w;
    }
    for (int k = 0; k < 3; k++) to.rgb[((size_t)y * to.width + x) * 3 + k] = sum[k];
  }
  return to;
}

static void sampleInto(const Picture& from, float u, float v, float out[3]) {
  float x = u * from.width - 0.5f, y = v * from.height - 0.5f;
  int x0 = (int)std::floor(x), y0 = (int)std::floor(y);
  float fx = x - x0, fy = y - y0;
  out[0] = out[1] = out[2] = 0;
  for (int j = 0; j < 2; j++) for (int i = 0; i < 2; i++) {
    int px = std::min(std::max(x0 + i, 0), from.width - 1), py = std::min(std::max(y0 + j, 0), from.height - 1);
    float w = (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
    for (int k = 0; k < 3; k++) out[k] += from.rgb[((size_t)py * from.width + px) * 3 + k] * w;
  }
}

// Blurs at every scale and adds the small scales to the larger ones, so that glow spreads far without a visible edge.
static Picture bloomOf(const Framebuffer& buffer) {
  Picture full = {buffer.width, buffer.height, std::vector<float>((size_t)buffer.width * buffer.height * 3)};
  for (size_t i = 0; i < full.rgb.size() / 3; i++) for (int k = 0; k < 3; k++) full.rgb[i * 3 + k] = buffer.light[i * 4 + k];
  std::vector<Picture> chain = {halved(full)};
  while (chain.size() < 7 && chain.back().height > 8) chain.push_back(halved(chain.back()));
  float levels = chain.size();
  for (size_t i = chain.size() - 1; i > 0; i--) {
    Picture &small = chain[i], &large = chain[i - 1];
    for (int y = 0; y < large.height; y++) for (int x = 0; x < large.width; x++) {
      float c[3];
      sampleInto(small, (x + 0.5f) / large.width, (y + 0.5f) / large.height, c);
      for (int k = 0; k < 3; k++) large.rgb[((size_t)y * large.width + x) * 3 + k] += c[k];
    }
  }
  for (float& value : chain[0].rgb) value /= levels;
  return chain[0];
}

// A filmic curve (the fit by Stephen Hill): saturated light bends to white only near clipping.
static void filmic(float c[3]) {
  const float in[9] = {.59719f, .35458f, .04823f, .076f, .90834f, .01566f, .0284f, .13383f, .83777f};
  const float back[9] = {1.60475f, -.53108f, -.07367f, -.10208f, 1.10813f, -.00605f, -.00327f, -.07276f, 1.07602f};
  float v[3];
  for (int k = 0; k < 3; k++) {
    float x = in[k * 3] * c[0] + in[k * 3 + 1] * c[1] + in[k * 3 + 2] * c[2];
    v[k] = (x * (x + .0245786f) - .000090537f) / (x * (.983729f * x + .4329510f) + .238081f);
  }
  for (int k = 0; k < 3; k++) c[k] = std::fmin(std::fmax(back[k * 3] * v[0] + back[k * 3 + 1] * v[1] + back[k * 3 + 2] * v[2], 0.0f), 1.0f);
}

static float grainAt(uint32_t x, uint32_t y, uint32_t seed) {
  uint32_t h = x * 0x9e3779b9u ^ y * 0x85ebca6bu ^ seed * 0xc2b2ae35u;
  h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16;
  return (h >> 8) / 16777216.0f;
}

// sRGB encoding by table over the square root, where the curve is nearly straight.
static float encode(float value) {
  static const std::vector<float> table = [] {
    std::vector<float> t(4098);
    for (int i = 0; i < 4098; i++) {
      float x = (i / 4096.0f) * (i / 4096.0f);
      t[i] = x <= 0.0031308f ? x * 12.92f : 1.055f * std::pow(x, 1 / 2.4f) - 0.055f;
    }
    return t;
  }();
  float at = std::sqrt(std::fmin(std::fmax(value, 0.0f), 1.0f)) * 4096.0f;
  int i = (int)at;
  return table[i] + (table[i + 1] - table[i]) * (at - i);
}

// The picture is added as light to the page's background, so its edges blend into the page.
static std::vector<uint8_t> postProcess(const Job& job, Framebuffer& buffer) {
  scatterDust(job, buffer);
  Picture bloom = bloomOf(buffer);
  const Grade& g = job.grade;
  float gain = std::exp2(g.exposure), ink[3] = {g.ink.x, g.ink.y, g.ink.z};
  std::vector<uint8_t> out((size_t)buffer.width * buffer.height * 4);
  for (int y = 0; y < buffer.height; y++) for (int x = 0; x < buffer.width; x++) {
    size_t at = (size_t)y * buffer.width + x;
    float u = (x + 0.5f) / buffer.width, v = (y + 0.5f) / buffer.height, blurred[3], c[3];
    sampleInto(bloom, u, v, blurred);
    float ox = (u - g.focusX) * buffer.width / buffer.height, oy = v - g.focusY;
    float vignette = 1 + (std::exp(-(ox * ox + oy * oy) * 1.1f) - 1) * g.vignette;
    for (int k = 0; k < 3; k++) c[k] = std::fmax(buffer.light[at * 4 + k] * (1 - g.bloom) + blurred[k] * g.bloom, 0.0f) * gain * vignette;
    filmic(c);
    float luma = 0.3f * c[0] + 0.6f * c[1] + 0.1f * c[2], cover = buffer.light[at * 4 + 3];
    // Browsers blend encoded colors, so outside metal the encoded glow serves as the coverage.
    float glow = encode(std::fmax(c[0], std::fmax(c[1], c[2])));
    float alpha = g.transparent > 0 ? std::fmin(std::fmax(cover, glow), 1.0f) : 1.0f;
    float noise = grainAt(x, y, (uint32_t)g.seed) + grainAt(x, y, (uint32_t)g.seed + 7919) - 1.0f;
    for (int k = 0; k < 3; k++) {
      float value = c[k] * g.fade;
      if (g.transparent <= 0) value = encode(ink[k] + value * (1 - ink[k]));
      else if (cover >= glow) value = cover > 1e-4f ? encode(std::fmin(value / cover, 1.0f)) : 0.0f;
      else value = encode(value) / alpha;
      float rough = 1.0f / 255 + g.grain * std::fmin(luma * 6, 1.0f) * (1 - luma);
      value += noise * rough;
      out[at * 4 + k] = (uint8_t)std::fmin(std::fmax(value * 255 + 0.5f, 0.0f), 255.0f);
    }
    out[at * 4 + 3] = (uint8_t)(alpha * 255 + 0.5f);
  }
  return out;
}
