// Lighting: the star, the studio around the machine, one reflection, and one shadow ray per sample.
#pragma once
#include "surface.h"

// Softboxes that are visible only in reflections, so that space stays black. x is right, y is away from the camera, z is up.
static V studio(const Instant& s, V world, F rough) {
  V d = into(s.studio, world);
  F grow = rough * rough * 0.5f;
  auto box = [&](float azimuth, float height, float wide, float tall) {
    float cx = __builtin_sinf(azimuth), cy = __builtin_cosf(azimuth);
    F front = d.x * cx + d.y * cy, u = d.x * cy - d.y * cx, v = d.z - height;
    F wu = wide + grow, wv = tall + grow;
    F fall = exp(-(u * u) / (wu * wu) - (v * v) / (wv * wv));
    return pick(front > 0.0f, fall, all(0.0f)) * (wide * tall) / (wu * wv);
  };
  F key = box(-2.3f, 0.72f, 0.34f, 0.2f) + 1.0f * box(0.42f, 0.34f, 0.22f, 0.1f) + 0.16f * box(-0.1f, 0.3f, 0.7f, 0.2f);
  F rim = box(1.35f, 0.1f, 0.1f, 0.6f) + 0.5f * box(-1.5f, 0.25f, 0.08f, 0.5f) + 0.35f * box(0.1f, 0.8f, 0.6f, 0.1f);
  F low = 1.0f - smoothstep(-1.0f, -0.2f, d.z);
  F front = box(2.3f, 0.08f, 0.34f, 0.34f) + 0.5f * box(-2.6f, -0.1f, 0.12f, 0.5f);
  return all(s.front) * front + all(s.key) * key + all(s.rim) * rim + all(s.fill) * (0.35f + 0.65f * low);
}

// The star as a sphere light: a metal lobe and a diffuse term, both in closed form.
static V starlight(const Instant& s, const Surface& m, V p, V rd) {
  V l = all(s.star) - p;
  F d2 = dot(l, l), d = sqrt(d2);
  V dir = l * (1.0f / d);
  F size = clamp(s.starRadius / d, 0.0f, 0.95f);
  F wrapped = clamp((dot(m.n, dir) + size) / (1.0f + size), 0.0f, 1.0f);
  F toward = clamp(dot(reflect(rd, m.n), dir), -1.0f, 1.0f);
  F off = max(acos(toward) - (1.57079633f - acos(size)), 0.0f), off2 = off * off;
  F width = m.rough * 0.9f + m.spread * 0.5f;
  F lobe = exp(-off2 / (width * width)) * 1.6f + 0.32f * exp(-off2 * 1.1f);
  F f = pow5(1.0f - clamp(-dot(rd, m.n), 0.0f, 1.0f)) * 0.35f;
  V spec = (m.metal + (vec(1, 1, 1) - m.metal) * f) * (lobe * wrapped);
  return all(s.starLight) * (spec + m.paint * wrapped) * (1.0f / d2);
}

static V gloss(const Surface& m, V rd) {
  F f = pow5(1.0f - clamp(-dot(rd, m.n), 0.0f, 1.0f)) * 0.6f;
  return m.metal + (vec(1, 1, 1) - m.metal) * f;
}

// Returns whether a point sees a random point inside the star.
static F starSeen(const Instant& s, V at, I active, F u, F v) {
  F z = 1.0f - 2.0f * u, flat = sqrt(max(1.0f - z * z, 0.0f));
  float r = s.starRadius * 0.8f;
  V point = all(s.star) + V{flat * cosTurns(v), flat * sinTurns(v), z} * r;
  V l = point - at;
  F d = sqrt(dot(l, l));
  Hit block = trace(s, at, l * (1.0f / d), d - s.starRadius * 0.25f, active, false, true);
  return pick(block.kind == NOTHING, all(1.0f), all(0.0f));
}

static V shade(const Instant& s, const Hit& hit, I active, V ro, V rd, const F rnd[4], float pixelAngle) {
  V p = ro + rd * hit.t;
  Surface m = surfaceAt(s, hit, p, hit.t * pixelAngle);
  F along = (rnd[0] + rnd[1] - 1.0f) * 1.6f;
  V tilted = unit(m.n + m.across * (along * m.spread) + cross(m.n, m.across) * ((rnd[2] - 0.5f) * m.rough * 0.12f));
  V r = reflect(rd, tilted);
  r = pick(dot(r, m.n) < 0.0f, reflect(r, m.n), r);
  V at = p + m.n * 2e-3f;

  V mirrored = studio(s, r, m.rough);
  Hit second = trace(s, at, r, all(FAR), active, false);
  I met = active & (second.kind != NOTHING);
  if (any(met)) {
    V q = at + r * second.t;
    Surface o = surfaceAt(s, second, q, all(0.02f));
    V there = starlight(s, o, q, r) * 0.8f + gloss(o, r) * studio(s, reflect(r, o.n), all(0.5f)) * 0.6f + o.glow;
    mirrored = pick(met, there, mirrored);
  }
  V color = m.glow + gloss(m, rd) * mirrored + m.paint * all(s.fill) * (0.6f + 0.4f * m.n.z);
  V rimward = out(s.studio, vec(0.75f, -0.2f, 0.6f));
  color = color + m.paint * all(s.rim) * (max(dot(m.n, rimward), 0.0f) * 0.12f) + all(s.rim) * (pow5(1.0f - clamp(-dot(rd, m.n), 0.0f, 1.0f)) * 0.1f) * m.paint * 4.0f;

  V direct = starlight(s, m, p, rd);
  I lit = active & (direct.x + direct.y + direct.z > 0.002f);
  if (any(lit)) color = color + direct * starSeen(s, at, lit, rnd[3], rnd[2]);
  return color;
}
