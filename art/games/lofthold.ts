import { metals, noise, shapes } from '../gpu-renderer/glsl.ts'
import { lens, worldColors } from './world-of.ts'

/** Islands on chains above a sea of cloud, at first light. */
export const lofthold = {
  postProcess: {
    exposure: -0.05,
    bloom: 0.12,
    bloomThreshold: 1.4,
    vignette: 0.28,
    grain: 0.012,
    contrast: 1.14,
    saturation: 1.2,
    fringe: 0,
  },
  fragment:
    noise +
    shapes +
    metals +
    lens +
    worldColors('lofthold', { DAWN: 'dawn', HIGH: 'high', ROOF: 'roof', SLATE: 'slate', BALLOON: 'balloon' }) +
    /* glsl */ `
const vec3 SUN = vec3(.62, .26, .74);

vec2 cottage(vec3 p, float tall) {
  float body = sdBox(p - vec3(0, tall * .5, 0), vec3(.20, tall * .5, .17)); vec3 r = p - vec3(0, tall, 0); float roof = max(max(dot(vec2(abs(r.z), r.y), normalize(vec2(.75, .66))) - .155, abs(r.x) - .25), -r.y - .05); float chim = sdBox(p - vec3(.11, tall + .2, .05), vec3(.035, .14, .035));
  vec2 h = vec2(min(body, chim), 3.); if (roof < h.x) h = vec2(roof, 4.);
  vec3 w = vec3(abs(p.x) - .09, mod(p.y, .24) - .13, abs(p.z) - .172); float win = sdBox(w, vec3(.035, .05, .006)); if (p.y < tall && p.y > .05 && win < h.x) h = vec2(win, 5.); return h;
}
vec2 mill(vec3 p, float spin) {
  float tower = max(length(p.xz) - .20 + .07 * p.y, abs(p.y - .5) - .52); float cap = sdRoundCone(p, vec3(0, 1.02, 0), vec3(0, 1.22, 0), .19, .04); vec3 s = p - vec3(0, 1.02, -.24); s.xy = s.xy * turn(spin); vec2 f = abs(s.x) > abs(s.y) ? s.xy : vec2(s.y, -s.x); f.x = abs(f.x);
  float sail = max(max(abs(s.z) - .012, abs(f.y - .07) - .085), abs(f.x - .52) - .34); float spar = max(max(abs(s.z) - .018, abs(f.y) - .016), f.x - .9); vec2 h = vec2(tower, 3.); if (cap < h.x) h = vec2(cap, 4.); float a = min(sail, spar); if (a < h.x) h = vec2(a, 6.); return h;
}
vec2 island(vec3 p, float seed, float big) {
  float far = length(p * vec3(1., .6, 1.) - vec3(0, -.5, 0)) - 3.2; if (far > 1.) return vec2(far, 1.);
  float rim = 2.0 + .42 * noise2(vec2(atan(p.z, p.x) * 1.5 + seed * 7., seed)) + .12 * sin(atan(p.z, p.x) * 5. + seed); float r = length(p.xz); float crag = .55 * (noise3(p * vec3(1.7, .7, 1.7) + seed) - .5) + .26 * (noise3(p * vec3(4.2, 1.8, 4.2) + seed) - .5) + .10 * abs(fract(p.y * 1.3 + .6 * noise3(p * 1.2)) - .5);
  float under = r - rim * pow(sat(1. + p.y / 3.1), .72) + crag; under = max(under, p.y + .02); under = max(under * .62, -p.y - 3.2);
  float hill = p.y - .22 * (1. - r / rim) - .42 * exp(-dot(p.xz - vec2(.4, .3), p.xz - vec2(.4, .3)) * 1.1) - .05 * noise2(p.xz * 3.); float top = max(hill, r - rim + .02); top = max(top, -p.y - .22); top *= .8;
  vec2 h = vec2(under, 1.); if (top < h.x) h = vec2(top, 2.);
  if (hill < 2. && r < 2.6) {
    vec2 g = floor(p.xz / .62 + 50.), o = hash22(g + seed * 3.); vec3 c = vec3(mod(p.x, .62) - .31, p.y - .20 * (1. - r / rim) - .42 * exp(-dot(p.xz - vec2(.4, .3), p.xz - vec2(.4, .3)) * 1.1), mod(p.z, .62) - .31); c.xz -= (o - .5) * .14; float kind = hash2(g + seed * 9.1); vec2 gc = (g - 50. + .5) * .62; float inland = 1. - length(gc) / rim;
    if (inland > .22) { if (kind < .40 + .25 * big) { c.xz = c.xz * turn(o.x * 6.); vec2 b = cottage(c, .22 + .26 * o.y + .5 * step(.86, o.x) * big); b.x = min(b.x, .28); if (b.x < h.x) h = b.x < .27 ? b : vec2(b.x, 1.); } else { float tree = sdRoundCone(c, vec3(0, .10, 0), vec3(0, .38 + .22 * o.y, 0), .15 + .05 * o.x, .03); tree += .04 * (noise3(c * 14.) - .5); tree = min(tree, .28); if (tree < h.x) h = vec2(tree * .7, 7.); } }
  }
  return h;
}
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
vec2 map(vec3 p) {
  vec2 r = island(p - vec3(2.6, .2, 8.2), 1., 1.);
  vec3 m = p - vec3(3.0, .84, 8.5); m.xz = m.xz * turn(.5); if (length(m - vec3(0, .9, 0)) < 2.2) r = nearer(r, mill(m * .74, .4) / vec2(.74, 1.)); 
  r = nearer(r, island((p - vec3(-4.6, 1.7, 12.5)) / 1.15, 2., 0.) * vec2(1.15, 1.));
  vec3 m2 = p - vec3(-4.4, 2.3, 12.6); m2.xz = m2.xz * turn(.2); if (length(m2 - vec3(0, .9, 0)) < 2.) r = nearer(r, mill(m2, .9));
  r = nearer(r, island((p - vec3(10.5, 3.4, 21.)) / 1.6, 3., 1.) * vec2(1.6, 1.));
  r = nearer(r, island((p - vec3(-13., -.2, 27.)) / 1.5, 4., 0.) * vec2(1.5, 1.));
  r = nearer(r, island((p - vec3(-2.2, 5.6, 34.)) / 2., 5., 1.) * vec2(2., 1.));
  // A rope bridge between the near islands.
  vec3 A = vec3(.75, .25, 8.6), B = vec3(-2.7, 1.75, 11.6), ba = B - A, pa = p - A; float s = sat(dot(pa, ba) / dot(ba, ba)); vec3 q = pa - ba * s; q.y += 1.1 * s * (1. - s); float deck = sdBox2(vec2(length(q.xz), q.y), vec2(.11, .012)); deck = max(deck, -(abs(fract(s * 46.) - .5) - .38)); vec3 rq = q - vec3(0, .17, 0); deck = min(deck, length(vec2(abs(length(rq.xz)) - .11, rq.y)) - .009); r = nearer(r, vec2(deck * .75, 6.));
  // A skyship coming in.
  vec3 k = p - vec3(-.2, 3.2, 8.6); k.xz = k.xz * turn(.55); float bag = sdEllipsoid(k - vec3(0, .42, 0), vec3(1.02, .36, .36)); vec2 fk = fold(k.zy - vec2(0, .42), 10.); bag += .012 * abs(fk.y) * 4. - .01; float hull = sdEllipsoid(k - vec3(0, -.20, 0), vec3(.56, .15, .17)); hull = max(hull, k.y + .17); float fins = min(sdBox(k - vec3(-.95, .42, 0), vec3(.20, .30, .012)), sdBox(k - vec3(-.95, .42, 0), vec3(.20, .012, .30))); float ropes = max(abs(abs(k.z) - .14 - .2 * (k.y + .2)) - .008, max(abs(mod(k.x + .1, .2) - .1) - .008, max(abs(k.y) - .22, abs(k.x) - .5))); r = nearer(r, vec2(bag, 8.)); r = nearer(r, vec2(min(hull, ropes), 6.)); r = nearer(r, vec2(fins, 8.));
  return r;
}
vec3 normalAt(vec3 p, float t) { vec3 n = vec3(0); for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * (.0025 + .0003 * t)).x; } return normalize(n); }
float reaches(vec3 p, vec3 d) { float t = .06, s = 1.; for (int i = min(0, int(uSample)); i < 22; i++) { float h = map(p + d * t).x; s = min(s, 14. * h / t); if (s < .01) return 0.; t += clamp(h, .05, .8); if (t > 9.) break; } return sat(s); }
vec3 sky(vec3 rd) {
  float s = sat(dot(rd, normalize(SUN))); vec3 l = mix(vec3(1., .66, .46), HIGH * 1.6, pow(sat(rd.y * 1.15 + .10), .50)); l = mix(l, vec3(.98, .50, .36), .35 * pow(sat(1. - abs(rd.y)), 8.)); l *= .62;
  vec2 q = rd.xz / (rd.y + .10); float c = fbm2(q * .42 + 1.7 + .5 * fbm2(q * .8)); l = mix(l, mix(vec3(.80, .58, .52), vec3(1.2, .95, .72), pow(s, 3.)), smoothstep(.5, .85, c) * smoothstep(.03, .3, rd.y) * .5);
  return l + DAWN * (.45 * pow(s, 6.) + 1.0 * pow(s, 60.) + 7. * smoothstep(.99965, .9998, s));
}
float cloudTop(vec2 g) { float b = .6 * noise2(g * .10 + 3.) + .3 * noise2(g * .23 + 9.), k = noise2(g * .5 + 7. + b), m = noise2(g * 1.2 + k); return -6.2 + 4.6 * b + 1.1 * k * k + .55 * m + .2 * noise2(g * 2.9 + m); }
vec4 shade(vec2 pixel) {
  vec3 ro = vec3(-.4, .95, .2), rd = lookRay(pixel, ro, vec3(-.1, 1.45, 9.), 1.72, .02); vec3 sun = normalize(SUN); vec2 uv = (2. * pixel - uResolution) / uResolution.y;
  float t = 1.; vec2 h = vec2(1, 0); bool isHit = false;
  for (int i = min(0, int(uSample)); i < 96; i++) { h = map(ro + rd * t); if (h.x < .0011 * t) { isHit = true; break; } t += h.x * .82; if (t > 70.) break; }
  vec3 air = sky(normalize(vec3(rd.x, max(rd.y, .03), rd.z))), l = sky(rd); if (!isHit) t = 1e3;
  if (isHit) {
    vec3 p = ro + rd * t, n = normalAt(p, t); float lit = sat(dot(n, sun)); if (lit > 0.) lit *= reaches(p + n * .02, sun); vec3 base = vec3(.4), glow = vec3(0); float w = fbm3(p * 2.6), through = 0.;
    if (h.y < 1.5) { float layer = .5 + .5 * sin(p.y * 7. + 3. * w); base = mix(vec3(.26, .17, .14), vec3(.60, .46, .35), layer * .4 + w * .6); base = mix(base, vec3(.16, .24, .10), smoothstep(.25, .75, n.y)); }
    else if (h.y < 2.5) { base = mix(vec3(.20, .34, .09), vec3(.46, .48, .14), w); base = mix(base, vec3(.44, .33, .22), smoothstep(.62, .72, fbm2(p.xz * 2.2))); through = .25; }
    else if (h.y < 3.5) base = vec3(.86, .80, .70) * (.8 + .3 * w); else if (h.y < 4.5) base = mix(ROOF, SLATE, step(.55, hash2(floor(p.xz / .62))));
    else if (h.y < 5.5) { base = vec3(.05); glow = vec3(1., .60, .22) * 1.5; } else if (h.y < 6.5) base = vec3(.44, .30, .19) * (.7 + .5 * w); else if (h.y < 7.5) { base = mix(vec3(.10, .24, .10), vec3(.30, .38, .10), w); base = mix(base, vec3(.62, .26, .08), step(.78, hash2(floor(p.xz / .62 + 90.)))); through = .4; } else { vec3 k = p - vec3(-.2, 3.2, 8.6); k.xz = k.xz * turn(.55); base = mix(vec3(.90, .84, .72), BALLOON, step(.5, fract(k.x * 1.55 + .25))); through = .35; }
    vec3 col = base * (DAWN * 3.5 * lit + mix(vec3(.42, .30, .28), vec3(.26, .38, .52), n.y * .5 + .5) * .62 + DAWN * .35 * sat(-n.y)); col += base * DAWN * through * pow(sat(dot(rd, sun)), 2.) * 1.5; col += DAWN * .22 * pow(1. - sat(dot(n, -rd)), 4.) * sat(dot(rd, sun) + .3); l = col + glow;
    l = mix(l, air, 1. - exp(-max(t - 9., 0.) * .022));
  }
  // The cloud sea, marched as a height field, lit through its edges.
  if (rd.y < .12) { float s = 4., last = 4.; bool isCloud = false; for (int i = 0; i < 44; i++) { vec3 p = ro + rd * s; float d = p.y - cloudTop(p.xz); if (d < .02 * s * .1) { isCloud = true; break; } s += max(d * .42, .03 * s * .5); if (s > min(t, 90.)) break; }
    if (isCloud && s < t) { vec3 p = ro + rd * s; float e = .25 + .01 * s; vec3 n = normalize(vec3(cloudTop(p.xz - vec2(e, 0)) - cloudTop(p.xz + vec2(e, 0)), 2. * e, cloudTop(p.xz - vec2(0, e)) - cloudTop(p.xz + vec2(0, e)))); float lit = sat(dot(n, sun) * .7 + .3), deep = smoothstep(-5.5, -1., p.y); vec3 c = mix(vec3(.30, .32, .44), vec3(.98, .80, .68), lit * (.35 + .65 * deep)); c += DAWN * .75 * pow(lit, 3.) * deep; c += DAWN * .5 * pow(sat(dot(rd, sun)), 4.); c *= .78; float fog = 1. - exp(-max(s - 6., 0.) * .028); l = mix(c, air * 1.02, fog); } }
  float wisp = fbm2(uv * vec2(1.3, 3.4) + 4.); l = mix(l, vec3(.95, .78, .66) * .8, smoothstep(.55, .9, wisp) * smoothstep(.1, -.9, uv.y) * .55);
  l += specks(uv, 5., .02, vec2(.3)) * DAWN * .35;
  return vec4(l, 1.);
}`,
}
