// Sixteen rays at a time. Every function works on all lanes, so the compiler can use the machine's vector unit.
// The math functions are written here because the C library has none for lanes.
#pragma once
#include <cstdint>
#include <cstring>
#ifdef __AVX512DQ__
#include <immintrin.h>
#endif

constexpr int LANES = 16;
typedef float F __attribute__((vector_size(64)));
typedef int32_t I __attribute__((vector_size(64)));
typedef uint32_t U __attribute__((vector_size(64)));

#define INLINE static inline __attribute__((always_inline))

INLINE F all(float x) { return F{} + x; }
INLINE F pick(I m, F a, F b) { return m ? a : b; }
INLINE I pick(I m, I a, I b) { return m ? a : b; }
INLINE bool any(I m) {
#ifdef __AVX512DQ__
  return _mm512_movepi32_mask((__m512i)m) != 0;
#else
  int r = 0;
  for (int i = 0; i < LANES; i++) r |= m[i];
  return r != 0;
#endif
}
INLINE F min(F a, F b) { return a < b ? a : b; }
INLINE F max(F a, F b) { return a > b ? a : b; }
INLINE F min(F a, float b) { return min(a, all(b)); }
INLINE F max(F a, float b) { return max(a, all(b)); }
INLINE F clamp(F x, float a, float b) { return min(max(x, a), b); }
INLINE F abs(F x) { return (F)((I)x & 0x7fffffff); }
INLINE F sign(F x) { return (F)(((I)x & (int32_t)0x80000000) | (I)all(1.0f)); }
INLINE F sqrt(F x) {
  F r;
  for (int i = 0; i < LANES; i++) r[i] = __builtin_sqrtf(x[i]);
  return r;
}
INLINE F toFloat(I x) { return __builtin_convertvector(x, F); }
INLINE I toInt(F x) { return __builtin_convertvector(x, I); }
INLINE F floor(F x) {
  F t = toFloat(toInt(x));
  return pick(t > x, t - 1.0f, t);
}
INLINE F fract(F x) { return x - floor(x); }
INLINE F mix(F a, F b, F k) { return a + (b - a) * k; }
INLINE F smoothstep(F a, F b, F x) {
  F t = clamp((x - a) / (b - a), 0.0f, 1.0f);
  return t * t * (3.0f - 2.0f * t);
}
INLINE F smoothstep(float a, float b, F x) { return smoothstep(all(a), all(b), x); }

INLINE F exp2(F x) {
  x = clamp(x, -120.0f, 120.0f);
  F w = floor(x), f = x - w;
  F p = 1.0f + f * (0.69314718f + f * (0.24022651f + f * (0.05550411f + f * (0.00961813f + f * 0.00133336f))));
  return p * (F)((toInt(w) + 127) << 23);
}
INLINE F exp(F x) { return exp2(x * 1.44269504f); }
INLINE F log2(F x) {
  I bits = (I)max(x, 1e-30f);
  F e = toFloat((bits >> 23) - 127);
  F m = (F)((bits & 0x7fffff) | 0x3f800000);
  F p = -2.7868129f + m * (4.0437478f + m * (-1.6971930f + m * (0.5143179f + m * (-0.0849530f + m * 0.0059f))));
  // One Newton step on 2^y = m makes the polynomial accurate enough for shading.
  p = p + (m / exp2(p) - 1.0f) * 1.44269504f;
  return e + p;
}
INLINE F pow(F x, float y) { return exp2(log2(x) * y); }
INLINE F pow5(F x) { F s = x * x; return s * s * x; }

// Angle of (x, y) in turns, 0..1.
INLINE F turnsOf(F y, F x) {
  F ax = abs(x), ay = abs(y);
  F lo = min(ax, ay), hi = max(max(ax, ay), 1e-20f);
  F z = lo / hi, s = z * z;
  F a = z * (0.99997726f + s * (-0.33262347f + s * (0.19354346f + s * (-0.11643287f + s * (0.05265332f + s * -0.01172120f)))));
  a = pick(ay > ax, 1.57079633f - a, a);
  a = pick(x < 0.0f, 3.14159265f - a, a);
  a = pick(y < 0.0f, 6.28318531f - a, a);
  return a * 0.15915494f;
}
INLINE F atan(F z) {
  F t = turnsOf(z, all(1.0f));
  return pick(t > 0.5f, t - 1.0f, t) * 6.28318531f;
}
INLINE F acos(F x) {
  F a = abs(x);
  F r = sqrt(max(1.0f - a, 0.0f)) * (1.5707288f + a * (-0.2121144f + a * (0.0742610f + a * -0.0187293f)));
  return pick(x < 0.0f, 3.14159265f - r, r);
}
// Sine of an angle given in turns.
INLINE F sinTurns(F t) {
  t = t - floor(t + 0.5f);
  F x = t * 6.28318531f;
  x = pick(t > 0.25f, 3.14159265f - x, pick(t < -0.25f, -3.14159265f - x, x));
  F s = x * x;
  return x * (1.0f + s * (-0.16666667f + s * (0.00833333f + s * (-0.00019841f + s * 0.0000027f))));
}
INLINE F cosTurns(F t) { return sinTurns(t + 0.25f); }

struct V {
  F x, y, z;
};
INLINE V vec(float x, float y, float z) { return {all(x), all(y), all(z)}; }
INLINE V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
INLINE V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
INLINE V operator*(V a, V b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
INLINE V operator*(V a, F k) { return {a.x * k, a.y * k, a.z * k}; }
INLINE V operator*(V a, float k) { return {a.x * k, a.y * k, a.z * k}; }
INLINE V operator-(V a) { return {-a.x, -a.y, -a.z}; }
INLINE F dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
INLINE V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
INLINE V unit(V a) { return a * (1.0f / sqrt(max(dot(a, a), 1e-20f))); }
INLINE V reflect(V d, V n) { return d - n * (2.0f * dot(d, n)); }
INLINE V pick(I m, V a, V b) { return {pick(m, a.x, b.x), pick(m, a.y, b.y), pick(m, a.z, b.z)}; }
INLINE V mix(V a, V b, F k) { return a + (b - a) * k; }

struct P3 {
  float x, y, z;
};
INLINE V all(P3 p) { return vec(p.x, p.y, p.z); }

// A rotation as three rows; `into` converts a world vector to the object's frame, `out` converts it back.
struct M3 {
  P3 r[3];
};
INLINE V out(const M3& m, V v) {
  return {v.x * m.r[0].x + v.y * m.r[0].y + v.z * m.r[0].z, v.x * m.r[1].x + v.y * m.r[1].y + v.z * m.r[1].z,
          v.x * m.r[2].x + v.y * m.r[2].y + v.z * m.r[2].z};
}
INLINE V into(const M3& m, V v) {
  return {v.x * m.r[0].x + v.y * m.r[1].x + v.z * m.r[2].x, v.x * m.r[0].y + v.y * m.r[1].y + v.z * m.r[2].y,
          v.x * m.r[0].z + v.y * m.r[1].z + v.z * m.r[2].z};
}
