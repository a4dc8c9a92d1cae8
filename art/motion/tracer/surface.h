// The material at a hit point. Lanes may hit different objects; each object writes only its own lanes.
#pragma once
#include "noise.h"
#include "trace.h"

constexpr int STEEL = 1, STONE = 2, GLASS = 3, BLACK = 4, BRIGHT = 5, BRASS = 0;

struct Surface {
  V n, across, metal, paint, glow;  // `across` is the direction the polish scatters along
  F spread, rough;
};

// The bands engraved around the rings: four bands, each a whole turn wide, as a grayscale pyramid.
struct Engraving {
  std::vector<std::vector<float>> level;
  int width, height;
  F sample(F u, F v, F lod) const {
    int top = (int)level.size() - 1;
    I k = toInt(clamp(lod + 0.5f, 0.0f, (float)top));
    F r;
    for (int i = 0; i < LANES; i++) {
      int l = k[i], w = width >> l, h = height >> l;
      float x = u[i] * w - 0.5f, y = v[i] * h - 0.5f;
      int x0 = (int)__builtin_floorf(x), y0 = (int)__builtin_floorf(y);
      float fx = x - x0, fy = y - y0;
      auto at = [&](int px, int py) {
        px = ((px % w) + w) % w;
        py = py < 0 ? 0 : py >= h ? h - 1 : py;
        return level[l][(size_t)py * w + px];
      };
      r[i] = (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
    }
    return r;
  }
};
static Engraving engraving;

static Surface plain(const Instant& s, int material, V n) {
  V zero = vec(0, 0, 0);
  Surface p = {n, zero, all(s.brass), zero, zero, all(0.0f), all(0.3f)};
  if (material == STEEL) { p.metal = all(s.steel); p.rough = all(0.36f); }
  if (material == STONE) { p.metal = vec(0.035f, 0.035f, 0.035f); p.paint = all(s.stone); p.rough = all(0.7f); }
  if (material == GLASS) { p.metal = vec(0.06f, 0.06f, 0.06f); p.paint = all(s.enamel) * 0.2f; p.rough = all(0.1f); }
  if (material == BLACK) { p.metal = all(s.steel) * 0.25f; p.paint = all(s.enamel) * 0.2f; p.rough = all(0.4f); }
  if (material == BRIGHT) { V m = all(s.brass) * 1.2f; p.metal = {min(m.x, 1.0f), min(m.y, 1.0f), min(m.z, 1.0f)}; p.rough = all(0.16f); }
  return p;
}

static Surface ringSurface(const Instant& s, int index, I face, V p, F footprint) {
  const Ring& ring = s.rings[index];
  V q = into(ring.turn, p - all(ring.at));
  F r = sqrt(q.x * q.x + q.y * q.y), zero = all(0.0f);
  V radial = {q.x / r, q.y / r, zero}, axial = {zero, zero, sign(q.z)};
  float brim = ring.outer - ring.depth;
  I flat = face == 0;

  F rim = smoothstep(brim - ring.bevel, brim, r), hub = ring.inner > 0.0f ? 1.0f - smoothstep(ring.inner, ring.inner + ring.bevel, r) : zero;
  F lip = 1.0f - smoothstep(0.0f, ring.bevel, ring.half - abs(q.z));
  V wall = pick(face == 3, -radial, radial);
  // Two raised rails and a recessed band between them, cut by the lathe.
  F v = (r - ring.inner) / (brim - ring.inner);
  auto step = [&](float at) { F k = (v - at) / 0.016f; return exp(-k * k); };
  F profile = ring.bevel < 0.009f ? zero : (step(0.075f) - step(0.925f)) * 0.7f;
  V n = unit(pick(flat, axial + radial * ((rim - hub) * 0.9f + profile), wall + axial * (lip * 0.9f)));
  V across = pick(flat, radial, vec(0, 0, 1));

  Surface out_ = plain(s, (int)ring.material, n);
  out_.spread = pick(flat, all(0.2f), all(0.12f));
  // Turned on a lathe: bands of slightly different polish.
  F turned = valueNoise(V{r * 55.0f, zero + index * 7.0f, zero});
  out_.rough = out_.rough * (0.8f + 0.5f * turned);
  out_.metal = out_.metal * (0.86f + 0.22f * turned);
  // Large, soft stains in the lacquer, as if from years of handling.
  // They repeat every sixth of a turn, so that a ring can rotate by a sixth per loop.
  F turns = turnsOf(q.y, q.x), fold = abs(fract(turns * 6.0f) * 2.0f - 1.0f);
  F worn = fbm(V{fold * (3.0f * ring.outer), r * 3.1f, q.z * 3.1f + index * 5.0f}, 4);
  out_.metal = out_.metal * (0.72f + 0.56f * worn);
  out_.rough = out_.rough * (1.2f - 0.4f * worn);
  I cut = flat | (face == 3);
  if (ring.engraved >= 0.0f && any(cut)) {
    F across_ = pick(flat, v, (q.z + ring.half) / (2.0f * ring.half));
    F texels = pick(flat, all(256.0f / (brim - ring.inner)), all(128.0f / ring.half));
    F lod = log2(footprint * texels) - 0.4f;
    F ink = engraving.sample(turns, (ring.engraved + clamp(across_, 0.02f, 0.98f)) * 0.25f, lod);
    ink = pick(cut, ink, zero);
    out_.metal = out_.metal * mix(all(1.0f), all(0.06f), ink);
    out_.rough = mix(out_.rough, all(0.6f), ink);
  }
  out_.n = out(ring.turn, n);
  out_.across = out(ring.turn, across);
  return out_;
}

static Surface ballSurface(const Instant& s, int index, V p) {
  const Ball& ball = s.balls[index];
  V n = (p - all(ball.at)) * (1.0f / ball.radius);
  int kind = (int)ball.material;
  Surface o = plain(s, kind, n);
  F turn = all(ball.spin * 0.15915494f), c = cosTurns(turn), d = sinTurns(turn);
  V q = {c * n.x + d * n.y, c * n.y - d * n.x, n.z};
  if (kind == STONE) {
    V k = q * 2.6f + vec(ball.seed * 11.0f, ball.seed * 11.0f, ball.seed * 11.0f);
    F h = fbm(k, 5);
    V bump = {fbm(k + vec(0.06f, 0, 0), 5) - h, fbm(k + vec(0, 0.06f, 0), 5) - h, fbm(k + vec(0, 0, 0.06f), 5) - h};
    V turned = {c * bump.x - d * bump.y, d * bump.x + c * bump.y, bump.z};
    o.n = unit(n - turned * 3.2f);
    o.paint = o.paint * (0.3f + 1.5f * smoothstep(0.3f, 0.7f, h));
  } else if (kind != GLASS) {
    // An equatorial groove, so that the ball looks manufactured.
    o.metal = o.metal * (1.0f - 0.85f * smoothstep(0.055f, 0.04f, abs(q.z)));
    o.across = vec(0, 0, 1);
    o.spread = all(0.08f);
  }
  return o;
}

static Surface rodSurface(const Instant& s, int index, I face, V p) {
  const Rod& rod = s.rods[index];
  V axis = unit(all(rod.to) - all(rod.from)), a = p - all(rod.from);
  F along = dot(a, axis);
  V n = unit(a - axis * along);
  F length = sqrt(dot(all(rod.to) - all(rod.from), all(rod.to) - all(rod.from)));
  n = pick(face == 1, axis * pick(along > length * 0.5f, all(1.0f), all(-1.0f)), n);
  Surface o = plain(s, (int)rod.material, n);
  o.across = axis;
  o.spread = all(0.1f);
  return o;
}

static Surface boxSurface(const Instant& s, int index, V p) {
  const Box& box = s.boxes[index];
  V q = into(box.turn, p - all(box.at));
  V gap = {box.half.x - abs(q.x), box.half.y - abs(q.y), box.half.z - abs(q.z)};
  F least = min(gap.x, min(gap.y, gap.z)), zero = all(0.0f), one = all(1.0f);
  V face = {pick(gap.x <= least, one, zero), pick(gap.y <= least, one, zero), pick(gap.z <= least, one, zero)};
  auto edge = [&](F g) { return (1.0f - smoothstep(0.0f, box.bevel, g)) * 0.8f; };
  V n = unit(V{(face.x + edge(gap.x) * (1.0f - face.x)) * sign(q.x), (face.y + edge(gap.y) * (1.0f - face.y)) * sign(q.y), (face.z + edge(gap.z) * (1.0f - face.z)) * sign(q.z)});
  Surface o = plain(s, (int)box.material, n);
  // A lit seam just inside the edges: the middle of the three distances is the distance to the nearest edge.
  F most = max(gap.x, max(gap.y, gap.z)), second = (gap.x + gap.y + gap.z - least - most) / box.bevel;
  F seam = smoothstep(2.0f, 2.3f, second) * smoothstep(3.3f, 3.0f, second);
  o.glow = all(box.glow) * seam;
  o.n = out(box.turn, n);
  o.across = out(box.turn, vec(0, 0, 1));
  o.spread = all(0.12f);
  return o;
}

static void merge(Surface& into_, const Surface& from, I m) {
  into_ = {pick(m, from.n, into_.n), pick(m, from.across, into_.across), pick(m, from.metal, into_.metal), pick(m, from.paint, into_.paint),
           pick(m, from.glow, into_.glow), pick(m, from.spread, into_.spread), pick(m, from.rough, into_.rough)};
}

static Surface surfaceAt(const Instant& s, const Hit& hit, V p, F footprint) {
  Surface found = plain(s, BRASS, vec(0, 0, 1));
  I rest = hit.kind > STAR;
  while (any(rest)) {
    int lane = 0;
    while (!rest[lane]) lane++;
    int kind = hit.kind[lane], index = hit.index[lane];
    I m = rest & (hit.kind == kind) & (hit.index == index);
    if (kind == RING) merge(found, ringSurface(s, index, hit.face, p, footprint), m);
    else if (kind == BALL) merge(found, ballSurface(s, index, p), m);
    else if (kind == ROD) merge(found, rodSurface(s, index, hit.face, p), m);
    else merge(found, boxSurface(s, index, p), m);
    rest &= ~m;
  }
  return found;
}
