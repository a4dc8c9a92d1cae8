import { metals, noise, shapes } from '../gpu-renderer/glsl.ts'
import { lens, worldColors } from './world-of.ts'

/** A glowing ring above a salt flat. */
export const vesperine = {
  postProcess: {
    exposure: 0,
    bloom: 0.16,
    bloomThreshold: 1.3,
    vignette: 0.4,
    grain: 0.02,
    contrast: 1.24,
    saturation: 1.12,
    fringe: 1,
  },
  fragment:
    noise +
    shapes +
    metals +
    lens +
    worldColors('vesperine', { RED: 'light', PALE: 'salt', HORIZON: 'horizon', ZENITH: 'zenith', CORONA: 'corona' }) +
    /* glsl */ `
const vec3 GATE = vec3(0, 7.4, 34.); const float GATE_R = 9.2;
vec2 map(vec3 p) {
  vec3 q = p - GATE; q.xz = q.xz * turn(.22); float r = length(q.xy), a = atan(q.y, q.x);
  float ring = sdBox2(vec2(r - GATE_R, q.z), vec2(.95, .75));
  float seg = abs(mod(a + .2, TAU / 24.) - TAU / 48.) * r; ring = cmax(ring, -(seg - .035), .05);
  ring = max(ring, -sdBox2(vec2(r - GATE_R - .95, q.z), vec2(.22, .35)));
  float id = floor((a + .2) / (TAU / 24.)); ring += .12 * (hash1(id + 40.) - .5); 
  float step0 = sdBox2(vec2(r - GATE_R + .98, q.z), vec2(.10, .95)); ring = min(ring, step0);
  float lamp = sdBox2(vec2(r - GATE_R + 1.10, q.z), vec2(.035, .30));
  float broken = length(q - vec3(6.9, 7.2, 0)) - 2.0 + 1.1 * fbm3(q * .8); ring = max(ring, -broken); lamp = max(lamp, -(broken - .3));
  vec2 h = vec2(ring * .8, 1.); if (lamp < h.x) h = vec2(lamp, 2.);
  // Steps and the figure on them.
  float stair = 1e3; for (int i = 0; i < 5; i++) { float k = float(i); stair = min(stair, sdBox(vec3(q.x, q.y + GATE.y - .12 - .24 * k, q.z), vec3(8.5 - 1.1 * k, .13, 5.4 - .85 * k))); }
  if (stair < h.x) h = vec2(stair, 3.);
  vec3 f = p - vec3(-1.05, .98, 15.4); float cape = sdRoundCone(f, vec3(.05, -.95, .0), vec3(0, .30, 0), .30, .15); cape = smin(cape, sdRoundCone(vec3(abs(f.x), f.yz), vec3(0, .36, 0), vec3(.20, .27, 0), .10, .085), .08); cape += .022 * sin(atan(f.x, f.z) * 11. + f.y * 3.) * sat(.3 - f.y); cape = max(cape, -f.y - .98); float head = sdRoundCone(f, vec3(0, .54, -.01), vec3(0, .66, .04), .125, .085); float hood = smin(cape, head, .05); float staff = sdCapsule(f, vec3(.40, -.95, 0), vec3(.36, 1.15, 0), .022); float tip = length(vec2(length((f - vec3(.36, 1.32, 0)).xy) - .15, f.z)) - .018; float fig = min(hood, min(staff, tip)) ; if (fig < h.x) h = vec2(fig * .85, 4.);
  // Half-buried fragments.
  vec2 c = floor(p.xz / 7.); vec3 o = hash33(vec3(c, 2.)); vec3 g = vec3(mod(p.x, 7.) - 3.5 - (o.x - .5) * 3., p.y - .02, mod(p.z, 7.) - 3.5 - (o.y - .5) * 3.); g.xy = g.xy * turn(o.z * 2.); g.yz = g.yz * turn(o.x * 3.); float shard = sdBox(g, vec3(.20, .5, .14) * (.2 + 1.6 * o.y * o.y)); shard = abs(c.x * 7. + 3.5) < 4. ? 1e3 : max(shard, -4.); shard = min(shard, 2.2); if (shard < h.x) h = vec2(shard, shard > 2. ? 9. : 3.);
  return h;
}
vec3 normalAt(vec3 p) { vec3 n = vec3(0); for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * .004).x; } return normalize(n); }
vec3 sky(vec3 rd) {
  float up = sat(rd.y); vec3 l = mix(HORIZON, ZENITH, pow(up, .30)); l *= .40;
  vec2 q = rd.xz / (rd.y + .12); float cl = fbm2(q * .35 + vec2(2., 0.)); l += HORIZON * .26 * smoothstep(.46, .75, cl) * smoothstep(.02, .3, rd.y);
  vec3 s = normalize(GATE + vec3(2.6, .6, 0)); float d = acos(clamp(dot(rd, s), -1., 1.)); 
  l += RED * (.62 * exp(-d * 4.2) + .55 * exp(-d * 13.)); 
  float sun = d - .075; l = mix(l, vec3(.010, .008, .008), smoothstep(.002, -.002, sun)); l += CORONA * 4.2 * exp(-abs(sun) * 260.) + RED * 2.4 * exp(-max(sun, 0.) * 34.) * step(0., sun);
  return l;
}
vec3 trace(vec3 ro, vec3 rd, vec2 pixel, out float t) {
  t = .3; vec2 h = vec2(1, 0); bool isHit = false; float glow = 0.;
  for (int i = min(0, int(uSample)); i < 100; i++) { vec3 p = ro + rd * t; h = map(p); if (h.x < .0012 * t) { isHit = true; break; } t += h.x * .88; if (t > 90. || p.y < -.3) break; }
  vec3 s = sky(rd); if (!isHit || h.y > 8.5) { t = 90.; return s; }
  vec3 p = ro + rd * t, n = normalAt(p); vec3 q = p - GATE; 
  vec3 base = h.y < 1.5 ? vec3(.030, .029, .030) * (.5 + fbm3(p * 1.2)) : h.y < 3.5 ? vec3(.10, .09, .08) * (.5 + fbm3(p * 2.)) : vec3(.02, .018, .018);
  vec3 sunDir = normalize(GATE + vec3(0, 1., 0) - p); float back = sat(dot(n, normalize(GATE + vec3(0, 0, 6.) - p)));
  vec3 col = base * (PALE * .9 * sat(n.y * .5 + .5) + PALE * .25 * sat(-n.z) ); col += base * RED * 9. * back * (h.y > 3.5 ? 1.2 : .5);
  float rim = pow(1. - sat(dot(n, -rd)), 3.); col += (h.y < 1.5 ? RED * .10 : RED * .9) * rim * sat(dot(n, normalize(GATE + vec3(0, 2., 0) - p)) + .3); col += PALE * .10 * rim;
  if (h.y > 1.5 && h.y < 2.5) col = RED * 7. + vec3(1.2, .5, .3);
  return mix(col, s * .9 + vec3(.05, .03, .03), 1. - exp(-max(t - 12., 0.) * .009));
}
vec4 shade(vec2 pixel) {
  vec3 ro = vec3(-3.6, 1.45, 4.), rd = lookRay(pixel, ro, vec3(-.4, 6.0, 34.), 1.5, 0.);
  vec2 uv = (2. * pixel - uResolution) / uResolution.y; float t, t2; vec3 l = trace(ro, rd, pixel, t);
  float tg = -ro.y / rd.y;
  if (rd.y < 0. && tg < t) {
    vec3 p = ro + rd * tg; vec2 g = p.xz; 
    // Salt: polygons of crust over a film of water.
    vec2 c = g * .55; vec2 ic = floor(c), fc = fract(c); float d1 = 9., d2 = 9.; for (int i = 0; i < 9; i++) { vec2 o = vec2(float(i % 3) - 1., float(i / 3) - 1.); vec2 r = o + hash22(ic + o) * .9 - fc; float d = dot(r, r); if (d < d1) { d2 = d1; d1 = d; } else d2 = min(d2, d); }
    float ridge = smoothstep(.10, .0, sqrt(d2) - sqrt(d1)); float wet = smoothstep(.40, .62, fbm2(g * .10 + 3.));
    vec3 n = normalize(vec3((noise2(g * 5.) - .5) * .035 * (1. - wet) + (noise2(g * 1.7) - .5) * .02, 1., (noise2(g * 5. + 9.) - .5) * .05 * (1. - wet) + (noise2(g * 1.7 + 4.) - .5) * .03));
    vec2 u = sampleRandom(pixel, 3.) - .5; n = normalize(n + vec3(u.x, 0, u.y) * mix(.10, .012, wet));
    vec3 r = reflect(rd, n); r.y = abs(r.y); vec3 m = trace(p + vec3(0, .01, 0), r, pixel, t2); float f = mix(.16, .62, wet) + .38 * pow(1. - sat(-rd.y), 6.);
    vec3 salt = PALE * (.17 + .13 * fbm2(g * 1.6)) * (1. + .8 * ridge * (1. - wet)); vec3 toGate = GATE - p; salt += PALE * RED * 24. / (dot(toGate, toGate) * .10 + 6.) * sat(.35 + .3 * ridge);
    float shade0 = 1.; vec3 f3 = p - vec3(-1.05, 0, 15.4); float side = abs(f3.x + .09 * f3.z); shade0 = 1. - .75 * smoothstep(.42, .12, side - .02 * abs(f3.z)) * smoothstep(.3, -.3, f3.z) * exp(f3.z * .16);
    l = mix(salt * shade0 * mix(1., .35, wet), m, f * shade0); l = mix(l, sky(normalize(vec3(rd.x, .01, rd.z))), 1. - exp(-max(tg - 6., 0.) * .013)); t = tg;
  }
  // The light inside the ring spills forward.
  vec3 d = GATE - ro; float at = dot(d, rd); vec3 m = ro + rd * at - GATE; float ringLight = abs(length(m.xy) - GATE_R + 1.1); l += RED * .05 / (ringLight * .9 + .25) * step(0., at) * (t > at - 3. ? 1. : .25);
  float mist = exp(-abs(uv.y + .30) * 7.) * fbm2(uv * vec2(2., 6.) + 5.); l += (PALE * .06 + RED * .09) * mist;
  l += specks(uv, 6., .035, vec2(.2)) * RED * .5;
  return vec4(l, 1.);
}`,
}
