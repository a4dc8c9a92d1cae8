// Value noise from integer hashes.
#pragma once
#include "lanes.h"

INLINE F hash3(I x, I y, I z) {
  U h = (U)x * 0x9e3779b9u ^ (U)y * 0x85ebca6bu ^ (U)z * 0xc2b2ae35u;
  h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16;
  return toFloat((I)(h >> 8)) * (1.0f / 16777216.0f);
}

static F valueNoise(V p) {
  F fx = floor(p.x), fy = floor(p.y), fz = floor(p.z);
  I x = toInt(fx), y = toInt(fy), z = toInt(fz);
  auto curve = [](F f) { return f * f * f * (f * (f * 6.0f - 15.0f) + 10.0f); };
  F u = curve(p.x - fx), v = curve(p.y - fy), w = curve(p.z - fz);
  F a = mix(hash3(x, y, z), hash3(x + 1, y, z), u), b = mix(hash3(x, y + 1, z), hash3(x + 1, y + 1, z), u);
  F c = mix(hash3(x, y, z + 1), hash3(x + 1, y, z + 1), u), d = mix(hash3(x, y + 1, z + 1), hash3(x + 1, y + 1, z + 1), u);
  return mix(mix(a, b, v), mix(c, d, v), w);
}

static F fbm(V p, int octaves) {
  F sum = all(0.0f);
  float gain = 0.5f;
  for (int i = 0; i < octaves; i++) {
    sum += gain * valueNoise(p);
    p = V{-1.6f * p.y - 1.2f * p.z + 7.3f, 1.6f * p.x + 0.72f * p.y - 0.96f * p.z + 7.3f, 1.2f * p.x - 0.96f * p.y + 1.28f * p.z + 7.3f};
    gain *= 0.5f;
  }
  return sum;
}

// Interleaved gradient noise: neighboring pixels take well-spread samples.
INLINE F spread(F x, F y, float offset) {
  F k = 0.06711056f * (x + offset * 5.588238f) + 0.00583715f * (y + offset * 5.588238f);
  return fract(52.9829189f * fract(k));
}
