// Intersects rings, balls, rods, and boxes in closed form, without ray marching.
#pragma once
#include "scene.h"

constexpr int NOTHING = 0, STAR = 1, RING = 2, BALL = 3, ROD = 4, BOX = 5;
constexpr float FAR = 1e4f, NEAR = 1e-4f;

struct Hit {
  F t;
  I kind, index, face;
};

INLINE void take(Hit& hit, I m, F t, int kind, int index, int face) {
  hit.t = pick(m, t, hit.t);
  hit.kind = pick(m, I{} + kind, hit.kind);
  hit.index = pick(m, I{} + index, hit.index);
  hit.face = pick(m, I{} + face, hit.face);
}

// Returns how far an angle (in turns) is into the gap between two teeth, 0..1.
INLINE F toothGap(F turns, float teeth) {
  F x = fract(turns * teeth);
  return smoothstep(0.34f, 0.54f, abs(x - 0.5f) * 2.0f);
}

// Returns which rays hit the bounding ball of a ring before any closer object.
INLINE I nearRing(const Ring& ring, V ro, V rd, const Hit& hit) {
  V c = ro - all(ring.at);
  F along = dot(c, rd), miss = dot(c, c) - along * along;
  float reach = ring.outer * ring.outer + ring.half * ring.half;
  return (miss < reach) & (-along - __builtin_sqrtf(reach) < hit.t);
}

static void hitRing(const Ring& ring, int index, const V& ro, const V& rd, I near, Hit& hit) {
  V c = ro - all(ring.at);
  V o = into(ring.turn, c), d = into(ring.turn, rd);
  float h = ring.half, root = ring.outer - ring.depth;
  bool toothed = ring.teeth > 0.0f;

  F dz = pick(abs(d.z) < 1e-9f, all(1e-9f), d.z);
  F t = (sign(o.z) * h - o.z) / dz;
  F px = o.x + d.x * t, py = o.y + d.y * t, r2 = px * px + py * py;
  I m = near & (abs(o.z) > h) & (t > NEAR) & (t < hit.t) & (r2 > ring.inner * ring.inner) & (r2 < ring.outer * ring.outer);
  if (toothed && any(m & (r2 > root * root)))
    m &= sqrt(r2) < ring.outer - ring.depth * toothGap(turnsOf(py, px), ring.teeth);
  if (any(m)) take(hit, m, t, RING, index, 0);

  F a = max(d.x * d.x + d.y * d.y, 1e-12f), b = o.x * d.x + o.y * d.y, c0 = o.x * o.x + o.y * o.y;
  F disc = b * b - a * (c0 - ring.outer * ring.outer);
  near &= disc > 0.0f;
  if (!any(near)) return;
  F inv = 1.0f / a;
  auto side = [&](F root2, float sense, I mask, int face, bool cut) {
    F q = b * b - a * (c0 - root2);
    F tt = (-b + sense * sqrt(max(q, 0.0f))) * inv;
    I k = mask & (q > 0.0f) & (tt > NEAR) & (tt < hit.t) & (abs(o.z + d.z * tt) < h);
    if (cut && any(k)) k &= toothGap(turnsOf(o.y + d.y * tt, o.x + d.x * tt), ring.teeth) < 0.5f;
    if (any(k)) take(hit, k, tt, RING, index, face);
  };
  side(all(ring.outer * ring.outer), -1.0f, near, 1, toothed);
  if (toothed) side(all(root * root), -1.0f, near, 2, false);
  if (ring.inner > 0.0f) side(all(ring.inner * ring.inner), 1.0f, near, 3, false);
}

INLINE F hitSphere(V ro, V rd, P3 center, float radius, I& m) {
  V c = ro - all(center);
  F b = dot(c, rd);
  V q = c - rd * b;
  F disc = radius * radius - dot(q, q);
  m = disc > 0.0f;
  return -b - sqrt(max(disc, 0.0f));
}

static void hitRod(const Rod& rod, int index, V ro, V rd, Hit& hit) {
  float bx = rod.to.x - rod.from.x, by = rod.to.y - rod.from.y, bz = rod.to.z - rod.from.z, baba = bx * bx + by * by + bz * bz;
  V ba = vec(bx, by, bz), oa = ro - all(rod.from);
  F bard = dot(ba, rd), baoa = dot(ba, oa), rdoa = dot(rd, oa), oaoa = dot(oa, oa);
  F a = max(baba - bard * bard, 1e-12f), b = baba * rdoa - baoa * bard;
  F c = baba * oaoa - baoa * baoa - rod.radius * rod.radius * baba, h = b * b - a * c;
  if (!any(h > 0.0f)) return;
  F t = (-b - sqrt(max(h, 0.0f))) / a, y = baoa + t * bard;
  I m = (h > 0.0f) & (t > NEAR) & (t < hit.t) & (y > 0.0f) & (y < baba);
  if (any(m)) take(hit, m, t, ROD, index, 0);
  // Flat caps.
  F cap = (pick(y < 0.0f, all(0.0f), all(baba)) - baoa) / pick(abs(bard) < 1e-9f, all(1e-9f), bard);
  V p = oa + rd * cap;
  F along = dot(p, ba) / baba;
  V off = p - ba * along;
  m = (cap > NEAR) & (cap < hit.t) & (dot(off, off) < rod.radius * rod.radius);
  if (any(m)) take(hit, m, cap, ROD, index, 1);
}

static void hitBox(const Box& box, int index, V ro, V rd, Hit& hit) {
  V c = ro - all(box.at);
  F along = dot(c, rd), miss = dot(c, c) - along * along;
  float reach = box.half.x * box.half.x + box.half.y * box.half.y + box.half.z * box.half.z;
  if (!any(miss < reach)) return;
  V o = into(box.turn, c), d = into(box.turn, rd);
  auto safe = [](F x) { return pick(abs(x) < 1e-9f, all(1e-9f), x); };
  V m = {1.0f / safe(d.x), 1.0f / safe(d.y), 1.0f / safe(d.z)};
  V n = m * o, k = V{abs(m.x), abs(m.y), abs(m.z)} * all(box.half);
  F near = max(max(-n.x - k.x, -n.y - k.y), -n.z - k.z), far = min(min(k.x - n.x, k.y - n.y), k.z - n.z);
  I ok = (near < far) & (near > NEAR) & (near < hit.t);
  if (any(ok)) take(hit, ok, near, BOX, index, 0);
}

// Returns the nearest hit on each ray; with `anything`, stops as soon as every ray has hit something.
static Hit trace(const Instant& s, V ro, V rd, F tMax, I active, bool withStar, bool anything = false) {
  Hit hit = {pick(active, tMax, all(-1.0f)), I{} + NOTHING, I{}, I{}};
  I m;
  if (withStar && s.starRadius > 0.0f) {
    F t = hitSphere(ro, rd, s.star, s.starRadius, m);
    m &= (t > NEAR) & (t < hit.t);
    if (any(m)) take(hit, m, t, STAR, 0, 0);
  }
  for (size_t i = 0; i < s.rings.size(); i++) {
    I near = nearRing(s.rings[i], ro, rd, hit);
    if (any(near)) hitRing(s.rings[i], (int)i, ro, rd, near, hit);
    if (anything && !any(active & (hit.kind == NOTHING))) return hit;
  }
  for (size_t i = 0; i < s.balls.size(); i++) {
    F t = hitSphere(ro, rd, s.balls[i].at, s.balls[i].radius, m);
    m &= (t > NEAR) & (t < hit.t);
    if (any(m)) take(hit, m, t, BALL, (int)i, 0);
  }
  for (size_t i = 0; i < s.rods.size(); i++) hitRod(s.rods[i], (int)i, ro, rd, hit);
  for (size_t i = 0; i < s.boxes.size(); i++) hitBox(s.boxes[i], (int)i, ro, rd, hit);
  return hit;
}
