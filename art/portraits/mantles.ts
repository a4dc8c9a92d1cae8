/** Mantles, worn below the helm. Each defines `vec2 mantle(vec3 p)`: distance and material. */
export const mantles = {
  // A hoop gorget.
  Gorget: /* glsl */ `vec2 mantle(vec3 p) {
    vec3 q = p - vec3(0, -1.2, .04); q.yz = q.yz * turn(.12);
    float r = length(q.xz * vec2(.92, 1.));
    float d = 1e3;
    for (int i = 0; i < 3; i++) { float k = float(i); d = min(d, sdBox2(vec2(r - .68 - .085 * k, q.y - .02 + .19 * k) * turn(-.30), vec2(.026, .15)) - .016); }
    float lip = length(vec2(r - .63, q.y - .16)) - .030;
    return d < lip ? vec2(d, 1.) : vec2(lip, 3.);
  }`,
  // A wound scarf, thrown back.
  Scarf: /* glsl */ `vec2 mantle(vec3 p) {
    vec3 q = p - vec3(0, -1.22, .05); q.yz = q.yz * turn(.16); q.xy = q.xy * turn(.08);
    float a = atan(q.x, q.z), r = length(q.xz * vec2(.9, 1.));
    float w = .05 * sin(a * 3. + q.y * 5.) + .03 * sin(a * 7. - q.y * 9. + 1.);
    float d = length(vec2((r - .74 - w), q.y * .78 + .05 * sin(a * 2. + .7))) - .21;
    d = smin(d, length(vec2(r - .90 - w, q.y * .8 + .21 + .06 * sin(a * 3.))) - .20, .06);
    float fold1 = sin(a * 2. + q.y * 15. + 2.2 * sin(a * 2. + .5)), fold2 = sin(a * 7. - q.y * 31. + 3. * sin(a * 2. + 1.));
    d += .034 * (1. - sqrt(fold1 * fold1 + .02)) - .014 + .003 * (1. - abs(fold2));
    return vec2(d * .62, 5.);
  }`,
  // A high, split collar.
  Collar: /* glsl */ `vec2 mantle(vec3 p) {
    vec3 q = vec3(abs(p.x), p.y + 1.18, p.z + .06);
    float r = length(q.xz * vec2(.86, 1.)) - .84 - .36 * q.y;
    float d = abs(r) - .035;
    d = cmax(d, abs(q.y - .06) - .40 + .22 * sat(q.z + .2), .02);
    d = cmax(d, -(q.x - .20 + .1 * q.y - .6 * sat(-q.z)), .03);
    float edge = max(abs(r) - .05, abs(abs(q.y - .06) - .38 + .22 * sat(q.z + .2)) - .03);
    edge = max(edge, -(q.x - .20 + .1 * q.y - .6 * sat(-q.z)));
    return edge < d ? vec2(edge * .8, 3.) : vec2(d * .8, 1.);
  }`,
  // Hoses and a rebreather ring.
  Rebreather: /* glsl */ `vec2 mantle(vec3 p) {
    vec3 q = vec3(abs(p.x), p.y, p.z);
    float ring = sdHoop(p - vec3(0, -1.2, .03), .78, vec2(.10, .12)) - .03;
    float t = sdCapsule(q, vec3(.38, -.74, .74), vec3(.80, -1.32, .62), .105);
    t = min(t, sdCapsule(q, vec3(.80, -1.32, .62), vec3(1.02, -1.9, .3), .105));
    t += .014 * sin((q.y - q.x * .6) * 62.);
    float clamp1 = sdCapsule(q, vec3(.78, -1.28, .64), vec3(.83, -1.37, .62), .135);
    vec2 r = t < ring ? vec2(t * .8, 6.) : vec2(ring, 2.);
    return clamp1 < r.x ? vec2(clamp1, 3.) : r;
  }`,
} as const

/** Shoulders. Each defines `vec2 pauldron(vec3 q, float side)`: q is mirrored, side is -1 or 1. */
export const pauldrons = {
  Domed: /* glsl */ `vec2 pauldron(vec3 q, float side) {
    vec3 s = q - vec3(1.46, -1.72, -.06); s.xy = s.xy * turn(.42);
    float base = sdEllipsoid(s, vec3(.80, .62, .84));
    float d = 1e3, m = 1.;
    for (int i = 0; i < 3; i++) {
      float k = float(i);
      float l = cmax(base - .122 + .055 * k, abs(s.x + .34 - .36 * k) - .26 + .02 * k, .02);
      d = min(d, l);
    }
    float rim = max(base - .14, abs(s.x + .58) - .035);
    return rim < d ? vec2(rim * .85, 3.) : vec2(d * .85, 1.);
  }`,
  Angular: /* glsl */ `vec2 pauldron(vec3 q, float side) {
    vec3 s = q - vec3(1.46, -1.56, -.02); s.xy = s.xy * turn(.30);
    float d = sdRoundBox(s, vec3(.60, .30, .66), .05);
    d = smax(d, dot(s, normalize(vec3(.0, .7, .6))) - .44, .03);
    d = smax(d, dot(s, normalize(vec3(.7, .7, .0))) - .46, .03);
    d = smax(d, dot(s, normalize(vec3(-.6, .8, .0))) - .46, .03);
    d += groove(s.x - .16, .014, .03) + groove(s.z - .42, .010, .02);
    vec3 s2 = s - vec3(.40, -.36, 0);
    float under = sdRoundBox(s2, vec3(.40, .30, .58), .06);
    float edge = max(d - .02, abs(s.y + .26) - .04);
    vec2 r = d < under ? vec2(d, 1.) : vec2(under, 2.);
    return edge < r.x ? vec2(edge, 3.) : r;
  }`,
  Lames: /* glsl */ `vec2 pauldron(vec3 q, float side) {
    vec3 s = q - vec3(1.36, -1.50, -.05); s.xy = s.xy * turn(.62);
    float d = 1e3, e = 1e3;
    for (int i = 0; i < 5; i++) {
      float k = float(i);
      vec3 u = s - vec3(-.30 + .26 * k, -.02 - .03 * k * k * .4, 0);
      u.xy = u.xy * turn(.14);
      float arc = length(u.yz - vec2(-.62, 0)) - .80;
      d = min(d, max(abs(arc) - .022, abs(u.x) - .17) - .012);
      e = min(e, max(abs(arc - .01) - .03, abs(u.x - .165) - .018));
    }
    d = max(d, -(s.y + .62)); e = max(e, -(s.y + .62));
    return e < d ? vec2(e * .85, 3.) : vec2(d * .85, 1.);
  }`,
} as const
