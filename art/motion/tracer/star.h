// The star's surface (convection cells stretched by a slow flow, dark spots, a bright ragged limb) and its corona.
#pragma once
#include "noise.h"
#include "trace.h"

static F granules(V p) {
  V warp = {valueNoise(p * 1.7f) - 0.5f, valueNoise(p * 1.7f + vec(19.1f, 19.1f, 19.1f)) - 0.5f, valueNoise(p * 1.7f + vec(41.7f, 41.7f, 41.7f)) - 0.5f};
  V q = p + warp * 0.9f;
  F ridge = all(0.0f);
  float gain = 0.55f, scale = 3.1f;
  for (int i = 0; i < 5; i++) {
    float o = (float)i * 13.7f;
    ridge += gain * (1.0f - abs(valueNoise(q * scale + vec(o, o, o)) * 2.0f - 1.0f));
    scale *= 2.07f;
    gain *= 0.55f;
  }
  return ridge;
}

// Two copies of the flow, each fading out before it starts again, so that the surface boils in a closed loop.
struct Flow { float a, b, wa, wb; };
INLINE Flow flowAt(float phase) {
  auto part = [](float x) { return x - __builtin_floorf(x); };
  float a = part(phase), b = part(phase + 0.5f), wa = 1.0f - __builtin_fabsf(2.0f * a - 1.0f);
  return {a, b, wa, 1.0f - wa};
}

static V starFace(const Instant& s, V n, F facing) {
  Flow f = flowAt(s.phase);
  F turn = all(s.spin * 0.15915494f);
  F sn = sinTurns(turn), cs = cosTurns(turn);
  V p = {cs * n.x - sn * n.y, sn * n.x + cs * n.y, n.z};
  V flow = vec(0.16f, 0.11f, 0.22f);
  F g = f.wa * granules(p * 1.5f + flow * f.a) + f.wb * granules(p * 1.5f + flow * f.b + vec(31, 31, 31));
  g = (g - 0.62f) / __builtin_sqrtf(f.wa * f.wa + f.wb * f.wb) + 0.62f;
  F spots = smoothstep(0.33f, 0.6f, fbm(p * 2.3f + vec(3, 3, 3), 3) * 1.1f);
  F heat = clamp(g * 1.25f - 0.35f, 0.0f, 1.3f) * mix(all(0.4f), all(1.0f), spots) * mix(all(0.6f), all(1.0f), pow(max(facing, 1e-3f), 0.6f));
  V color = mix(all(s.deep) * 0.35f, all(s.warm), smoothstep(0.05f, 0.6f, heat));
  color = mix(color, all(s.hot), smoothstep(0.6f, 1.1f, heat));
  F away = 1.0f - facing, limb = away * away * away;
  return (color * (0.25f + 1.5f * heat * heat) + all(s.warm) * (limb * 0.9f)) * s.surface;
}

struct Glow { V dust, corona; F at; };

// Light scattered toward the camera by thin dust, integrated along the ray; `at` is the position of its shadow test.
static Glow starGlow(const Instant& s, V ro, V rd, F t, F random) {
  V c = all(s.star) - ro;
  F mid = dot(c, rd), b = sqrt(max(dot(c, c) - mid * mid, 1e-5f));
  F soft = max(b, s.starRadius * 0.75f);
  F from = atan(-mid / soft), to = atan((t - mid) / soft);
  V dust = all(s.starLight) * ((to - from) / soft * s.fog * exp(-soft * 0.35f));
  F angle = mix(from, to, random) * 0.15915494f;
  Glow glow = {dust, vec(0, 0, 0), mid + soft * sinTurns(angle) / max(cosTurns(angle), 1e-3f)};

  F edge = b / s.starRadius - 1.0f;
  I m = (edge > -0.2f) & (edge < 3.0f) & (t > mid) & (mid > 0.0f);
  if (!any(m)) return glow;
  V side = (ro + rd * mid - all(s.star)) * (1.0f / b);
  Flow f = flowAt(s.phase);
  F zero = all(0.0f);
  F streamA = fbm(side * 2.6f + V{zero, zero, edge * 0.5f - f.a * 0.5f}, 5), streamB = fbm(side * 2.6f + V{zero + 9.0f, zero + 4.0f, edge * 0.5f - f.b * 0.5f}, 5);
  F stream = streamA * f.wa + streamB * f.wb;
  F fall = exp(-max(edge, 0.0f) * mix(all(8.0f), all(2.2f), smoothstep(0.35f, 0.62f, stream)));
  F gain = smoothstep(-0.05f, 0.03f, edge) * fall * smoothstep(0.26f, 0.62f, stream) * s.corona;
  glow.corona = mix(all(s.deep), all(s.warm), fall * 0.8f) * pick(m, gain, zero);
  return glow;
}
