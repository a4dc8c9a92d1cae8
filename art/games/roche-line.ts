import { metals, noise, shapes, studio } from '../gpu-renderer/glsl.ts'
import { lens, worldColors } from './world-of.ts'

/** Racing through the rings of a giant, just outside the line where moons break. */
export const rocheLine = {
  postProcess: {
    exposure: 0.2,
    bloom: 0.2,
    bloomThreshold: 1.2,
    vignette: 0.35,
    grain: 0.014,
    contrast: 1.06,
    saturation: 1.08,
    fringe: 1,
  },
  fragment:
    noise +
    shapes +
    metals +
    studio +
    lens +
    worldColors('roche-line', {
      WARM: 'sun',
      ENGINE: 'engine',
      GATE: 'gate',
      BAND: 'band',
      CREAM: 'cream',
      RUST: 'rust',
      STORM: 'storm',
      STRIPE: 'stripe',
    }) +
    /* glsl */ `
const vec3 PLANET = vec3(-118., 34., 210.);
const float PLANET_R = 118.;
const vec3 SUN = vec3(.78, .26, .36);

vec3 toShip(vec3 p) { p -= vec3(.95, .66, 1.9); p.xz = p.xz * turn(.30); p.yz = p.yz * turn(-.10); p.xy = p.xy * turn(-.30); return p; }

vec2 ship(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float hull = max(dot(q, normalize(vec3(.52, .84, .10))) - .185, dot(q, normalize(vec3(.62, -.8, .10))) - .17); hull = smax(hull, q.x - .27 + .06 * p.z, .02);
  hull = smax(hull, abs(p.z - .2) - 1.75, .05); hull = smax(hull, dot(q - vec3(0, 0, -1.2), normalize(vec3(.55, .25, -.8))) - .24, .03); hull = smax(hull, dot(q, normalize(vec3(.25, .0, 1.))) - 1.62, .04);
  hull = smax(hull, dot(q - vec3(0, 0, 1.1), normalize(vec3(0, .9, .45))) - .16, .03);
  hull += .02 * smoothstep(.02, .006, abs(p.z + .3)) + .02 * smoothstep(.02, .006, abs(p.z - .55)) + .015 * smoothstep(.015, .005, abs(q.x - .1));
  vec3 c = p - vec3(0, .17, .30); float canopy = sdEllipsoid(c, vec3(.15, .17, .50));
  vec3 w = q - vec3(.72, -.08, -.35); w.xy = w.xy * turn(-.16); w.xz = w.xz * turn(-.42);
  float wing = sdRoundBox(w, vec3(.66, .028, .30 - .18 * sat(w.x + .3)), .02);
  wing = max(wing, -sdBox(w - vec3(.05, 0, -.02), vec3(.22, .2, .07)));
  vec3 n = q - vec3(1.22, -.18, -.45);
  float pod = max(length(n.xy) - .19 + .05 * smoothstep(.2, .9, n.z), abs(n.z) - .86); pod = smax(pod, -(length(n.xy) - .14) , .01) * 1.; 
  pod = max(max(length(n.xy) - .20 + .08 * smoothstep(.1, .9, n.z), abs(n.z) - .86), -max(length(n.xy) - .145, n.z + .5));
  pod += .014 * smoothstep(.02, .006, abs(n.z - .1)) + .014 * smoothstep(.02, .006, abs(n.z + .3));
  vec3 f = q - vec3(1.24, .16, -.86); f.yz = f.yz * turn(-.5); float fin = sdRoundBox(f, vec3(.02, .36, .16 - .12 * sat(f.y + .2)), .012);
  vec3 t = p - vec3(0, .34, -1.12); t.yz = t.yz * turn(-.55); float tail = sdRoundBox(t, vec3(.02, .34, .20 - .15 * sat(t.y + .2)), .012);
  float main0 = max(max(length(p.xy - vec2(0, .02)) - .24 + .04 * (p.z + 1.9), abs(p.z + 1.7) - .32), -max(length(p.xy - vec2(0, .02)) - .19, p.z + 1.75)); float spine = sdRoundBox(p - vec3(0, .22, -.80), vec3(.06, .07, .62), .03); vec3 sl = q - vec3(.26, .14, -.9); float intake = max(sdRoundBox(sl, vec3(.11, .09, .42), .03), -sdBox(sl - vec3(0, .0, .42), vec3(.08, .06, .2))); main0 = min(main0, min(spine, intake));
  float core = min(max(length(n.xy) - .14, abs(n.z + .62) - .03), max(length(p.xy - vec2(0, .02)) - .185, abs(p.z + 1.82) - .03));
  vec2 r = vec2(hull, 1.);
  if (canopy < r.x) r = vec2(canopy, 2.);
  float dark = min(wing, min(main0, min(fin, tail)));
  if (dark < r.x) r = vec2(dark, 3.);
  if (pod < r.x) r = vec2(pod, 1.);
  if (core < r.x) r = vec2(core, 5.);
  return r;
}

float track(float z) { return 2.2 * sin(z * .045 + .3) - .6; }

vec2 map(vec3 p) {
  vec3 s = toShip(p); float far = length(s) - 2.4;
  vec2 r = far > .6 ? vec2(far, 1.) : ship(s);
  // Ring debris: one boulder per cell, kept out of the racing line.
  vec3 cell = vec3(3.4, 2.6, 3.8), g = p; vec2 id = floor(g.xz / cell.xz);
  vec3 h = hash33(vec3(id, 3.));
  vec2 o = (h.xy - .5) * 1.5;
  vec3 l = vec3(mod(g.x, cell.x) - cell.x * .5 - o.x * .5, g.y + .5 - (h.z - .5) * 1.9, mod(g.z, cell.z) - cell.z * .5 - o.y * .5);
  float clear = abs((id.x + .5) * cell.x - track((id.y + .5) * cell.z));
  float size = (.08 + .85 * h.x * h.x * h.x) * smoothstep(1.6, 3.4, clear) * step(1.5, p.z + 2.);
  if (size > .05) {
    l.xy = l.xy * turn(h.y * 6.); l.yz = l.yz * turn(h.z * 6.);
    float rock = sdEllipsoid(l, size * vec3(1., .72 + .3 * h.z, .85));
    rock = smax(rock, dot(l, normalize(h - .45)) - size * .55, size * .2); rock = smax(rock, dot(l, normalize(h.zxy - .55)) - size * .6, size * .15);
    if (rock < .4) rock += size * (.26 * (noise3(l * 2.1 / size + h * 20.) - .5) + .06 * (noise3(l * 7. / size) - .5));
    rock *= .7;
    if (rock < r.x) r = vec2(rock, 4.);
  }
  r.x = min(r.x, 1.1);
  float gz = mod(p.z - 6., 26.) - 13.; float gid = floor((p.z - 6.) / 26.);
  if (p.z > 8.) { vec3 gp = vec3(p.x - track(gid * 26. + 19.), p.y - .9, gz); float a = atan(gp.y, gp.x); float rr = length(gp.xy);
    float hoop = sdBox2(vec2(rr - 3.1, gp.z), vec2(.09, .16)); hoop = max(hoop, -(abs(fract(a / TAU * 12.) - .5) - .47));
    float glow = sdBox2(vec2(rr - 2.96, gp.z), vec2(.025, .06));
    if (hoop < r.x) r = vec2(hoop, 3.); if (glow < r.x) r = vec2(glow, 6.); }
  return r;
}
vec3 normalAt(vec3 p) { vec3 n = vec3(0); for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * .003).x; } return normalize(n); }
float reaches(vec3 p, vec3 d) { float t = .05, s = 1.; for (int i = min(0, int(uSample)); i < 24; i++) { float h = map(p + d * t).x; s = min(s, 12. * h / t); if (s < .01) return 0.; t += clamp(h, .04, .8); if (t > 9.) break; } return sat(s); }

float ringDensity(float r) {
  float k = r - 214.;
  float d = .55 + .45 * noise2(vec2(k * .16, 3.)); d *= .5 + .8 * noise2(vec2(k * .7, 9.)); d *= .7 + .6 * noise2(vec2(k * 3.1, 1.));
  d *= smoothstep(.0, 3., abs(k - 26.)) * smoothstep(0., 1.5, abs(k + 22.)) * smoothstep(-108., -60., k) * smoothstep(130., 60., k);
  return d;
}
vec3 sky(vec3 ro, vec3 rd) {
  vec3 l = vec3(.004, .006, .010) + vec3(.02, .035, .05) * pow(sat(1. - abs(rd.y)), 6.);
  vec2 sp = rd.xy / max(rd.z, .2); vec2 g = sp * 90., id = floor(g); float m = smoothstep(.97, 1., hash2(id)); l += m * m * vec3(.9, .95, 1.) * exp(-length(fract(g) - .2 - .6 * hash22(id)) * 14.) * 2.;
  float s = dot(rd, normalize(SUN)); l += WARM * (9. * smoothstep(.9990, .9996, s) + .6 * pow(sat(s), 90.) + .16 * pow(sat(s), 9.));
  float t = hitSphere(ro, rd, PLANET, PLANET_R);
  vec3 oc = PLANET - ro; float miss = length(oc - rd * dot(oc, rd)) - PLANET_R;
  if (t > 0.) {
    vec3 p = ro + rd * t, n = (p - PLANET) / PLANET_R; vec3 b = n; b.xy = b.xy * turn(.36);
    float w = fbm3(vec3(b.x * 3., b.y * 9., b.z * 3.)); float lat = b.y * 9. + 1.1 * (w - .5) + .5 * fbm3(b * vec3(9., 26., 9.));
    vec3 band = mix(BAND, CREAM, .5 + .5 * sin(lat * 1.7)); band = mix(band, RUST, smoothstep(.35, .9, sin(lat * 2.9 + 1.)) * .75); band = mix(band, STORM, smoothstep(.7, 1., sin(lat * .9 + 2.)) * .5);
    float lit = dot(n, normalize(SUN)); float day = smoothstep(-.10, .75, lit + .05 * (w - .5));
    vec3 sh = p + normalize(SUN) * ((0. - p.y) / SUN.y); float sr = length(sh.xz - PLANET.xz) ; if (p.y < 0.) day *= 1.;
    float shadowBand = sin((n.y * 30. + n.x * 6.)) * .5 + .5; day *= 1. - .55 * smoothstep(.06, .0, abs(n.y + .12 - .05 * n.x)) - .3 * smoothstep(.025, .0, abs(n.y + .01 - .05 * n.x));
    l = band * (day * 1.25 + .012) * WARM; l += vec3(.9, .55, .3) * pow(1. - sat(dot(n, -rd)), 3.5) * smoothstep(-.2, .6, lit) * .9;
  } else l += vec3(1., .62, .35) * .35 * exp(-miss * .14) * smoothstep(-.3, .5, dot(normalize(ro + rd * dot(oc, rd) - PLANET), normalize(SUN)));
  return l;
}

vec4 shade(vec2 pixel) {
  vec3 ro = vec3(-.75, 1.62, -2.2), ta = vec3(.35, .92, 6.);
  vec3 rd = lookRay(pixel, ro, ta, 1.35, .075);
  vec2 uv = (2. * pixel - uResolution) / uResolution.y;
  vec3 sun = normalize(SUN), l = sky(ro, rd);
  // The rings, as a thin sheet.
  float tp = (-.5 - ro.y) / rd.y; 
  if (tp > 0.) { vec3 p = ro + rd * tp; float r = length(p.xz - PLANET.xz), d = ringDensity(r); vec2 along = vec2(atan(p.x - PLANET.x, p.z - PLANET.z) * r, r);
    float grit = fbm2(along * vec2(.35, 1.6)); float grain = noise2(along * vec2(3., 9.));
    float thick = sat(d * (1.2 + tp * .02) * (.35 + .9 * grit) * (.6 + .6 * grain)); 
    vec3 toS = p - PLANET; float sh = length(toS - sun * dot(toS, sun)); float inShade = dot(toS, sun) < 0. ? smoothstep(PLANET_R - 3., PLANET_R + 3., sh) : 1.;
    float glow = pow(sat(dot(rd, sun)), 5.);
    vec3 ice = mix(vec3(.80, .66, .50), vec3(.62, .70, .74), noise2(vec2(r * .25, 0.)));
    float cleared = smoothstep(.2, 1.7, abs(p.x - track(p.z))) * .75 + .25; cleared = mix(cleared, 1., smoothstep(30., 90., tp));
    l = mix(l, ice * WARM * (.30 + 1.3 * glow) * inShade, thick * mix(.8, .97, smoothstep(2., 40., tp)) * cleared); }
  float t = .4; vec2 h = vec2(1, 0); bool isHit = false;
  for (int i = min(0, int(uSample)); i < 120; i++) { h = map(ro + rd * t); if (h.x < .0012 * t + .0006) { isHit = true; break; } t += h.x * .85; if (t > 95.) break; }
  if (isHit) {
    vec3 p = ro + rd * t, n = normalAt(p); float lit = sat(dot(n, sun)); if (lit > 0.) lit *= reaches(p + n * .02, sun);
    vec3 base = vec3(.5), f0 = vec3(.04), glow = vec3(0); float rough = .5, metal = 0.;
    vec3 s = toShip(p);
    if (h.y < 1.5) { base = mix(vec3(.80, .76, .68), STRIPE, step(abs(abs(s.x) - .17), .022) + step(.78, s.z) * step(s.z, .98) + step(1.0, abs(s.x)) * step(abs(s.z + .1), .14)); rough = .28; base *= .75 + .4 * fbm3(s * 6.); }
    else if (h.y < 2.5) { base = vec3(.01); rough = .06; }
    else if (h.y < 3.5) { base = vec3(.10, .105, .115); metal = .8; rough = .35; }
    else if (h.y < 4.5) { float k = fbm3(p * 3.); base = mix(vec3(.30, .25, .20), vec3(.66, .62, .56), k); rough = .85; }
    else if (h.y < 5.5) { glow = ENGINE * 9. + vec3(4., 3., 2.); }
    else glow = GATE * 5. * exp(-t * .006);
    f0 = mix(f0, base, metal); vec3 r = reflect(rd, n); float nv = sat(dot(n, -rd)); vec3 fr = fresnelTint(f0, nv); 
    vec3 env = sky(p, r); env = mix(env, vec3(.20, .15, .11) * sat(-r.y + .2) + .02, step(r.y, .0)); if (rough > .6) env = vec3(.05);
    vec3 col = (h.y < 3.5 ? (base * (1. - metal) + metal * base * 2.) * (vec3(.34, .28, .22) * sat(-n.x * .6 - n.z * .5 + .35) + vec3(.16, .20, .25) * sat(n.y)) : vec3(0)) + base * (1. - metal) * (WARM * 3.4 * lit + vec3(.05, .075, .10) * (.6 + .4 * n.y) + vec3(.16, .10, .06) * sat(-n.y + .2));
    col += env * fr * (1. - rough * .8) + microfacet(n, -rd, sun, f0, max(rough, .15)) * WARM * 3. * lit;
    if (h.y > 3.5 && h.y < 4.5) { vec3 e = p - vec3(.9, .55, .3); col += base * ENGINE * 2.2 / (dot(e, e) * .9 + .6); col += base * WARM * .5 * pow(sat(1. - nv), 3.) * sat(dot(rd, sun) + .4); }
    col += glow; float fog = 1. - exp(-t * .012); l = mix(col, l * .6 + vec3(.24, .17, .11) * (.4 + pow(sat(dot(rd, sun)), 4.)), fog);
  }
  // Engine trails: light gathered along three lines towards the camera.
  for (int i = 0; i < 3; i++) { float k = float(i) - 1.; vec3 a = vec3(k * 1.22, k == 0. ? .02 : -.18, k == 0. ? -1.9 : -1.15);
    vec3 A = a; A.xy = A.xy * turn(.30); A.yz = A.yz * turn(.10); A.xz = A.xz * turn(-.30); A += vec3(.95, .66, 1.9);
    vec3 B = a + vec3(0, 0, -2.6); B.xy = B.xy * turn(.30); B.yz = B.yz * turn(.10); B.xz = B.xz * turn(-.30); B += vec3(.95, .66, 1.9);
    vec3 ba = B - A, ao = A - ro; float e = dot(ba, ba), f = dot(ba, rd), at = sat((f * dot(ao, rd) - dot(ba, ao)) / max(e - f * f, 1e-4)); vec3 q = A + ba * at - ro; float best = length(q - rd * dot(q, rd));
    float w = .10 * (1. - at * .75); l += (ENGINE * 2.4 + vec3(.7, .5, .3) * exp(-at * 8.)) * exp(-best * best / (w * w)) * exp(-at * 2.6) * 1.6; }
  // Speed: dust drawn out from the vanishing point.
  vec2 c = uv - vec2(-.02, .06); float a = atan(c.y, c.x), rr = length(c); float lane = floor(a * 90.); float on = step(.94, hash1(lane + 7.)); float run = fract(hash1(lane) * 5. + rr * .6);
  l += WARM * on * smoothstep(.8, 1.9, rr) * smoothstep(.5, .0, abs(fract(a * 90.) - .5)) * smoothstep(.0, .4, run) * smoothstep(1., .5, run) * .09;
  return vec4(l, 1.);
}`,
}
