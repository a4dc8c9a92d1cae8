import { metals, noise, shapes } from '../gpu-renderer/glsl.ts'
import { lens, worldColors } from './world-of.ts'

/** A salvage submarine, its lamps, and the creature they woke. */
export const fathomDebt = {
  postProcess: {
    exposure: 0.25,
    bloom: 0.24,
    bloomThreshold: 0.9,
    vignette: 0.5,
    grain: 0.018,
    contrast: 1.08,
    saturation: 1.1,
    fringe: 2,
  },
  fragment:
    noise +
    shapes +
    metals +
    lens +
    worldColors('fathom-debt', { LAMP: 'lamp', BIO: 'glow', IRIS: 'iris', RIM: 'rim', HULL: 'hull' }) +
    /* glsl */ `
const vec3 EYE_C = vec3(3.3, .9, 10.2); const float EYE_R = 3.1;
const vec3 SUB = vec3(-2.55, -.72, 2.5);
vec3 toSub(vec3 p) { p -= SUB; p.xz = p.xz * turn(.82); p.xy = p.xy * turn(.06); return p; }

vec2 sub(vec3 p) {
  vec3 q = vec3(p.x, p.y, abs(p.z));
  float hull = sdCapsule(p, vec3(-.5, 0, 0), vec3(.45, 0, 0), .36); hull = smax(hull, p.x - .62, .05);
  hull += .014 * smoothstep(.02, .006, abs(p.x + .1)) + .014 * smoothstep(.02, .006, abs(p.x - .25));
  float dome = sdSphere(p - vec3(.56, 0, 0), .30);
  float collar = max(length(p.yz) - .40, abs(p.x - .56) - .05);
  float tower = sdRoundBox(p - vec3(-.15, .42, 0), vec3(.26, .14, .15), .06);
  float mast = sdCapsule(p, vec3(-.3, .5, 0), vec3(-.34, .98, 0), .014);
  float tank = sdCapsule(q, vec3(-.6, -.16, .44), vec3(.32, -.16, .44), .13);
  float skid = sdCapsule(q, vec3(-.6, -.52, .34), vec3(.6, -.52, .34), .035); skid = min(skid, sdCapsule(q, vec3(-.3, -.52, .34), vec3(-.3, -.2, .38), .025)); skid = min(skid, sdCapsule(q, vec3(.3, -.52, .34), vec3(.3, -.2, .38), .025));
  float prop = max(abs(length(p.yz) - .30) - .03, abs(p.x + .92) - .10);
  vec3 f = p - vec3(-.78, 0, 0); float fin = min(sdRoundBox(f, vec3(.16, .40, .015), .01), sdRoundBox(f, vec3(.16, .015, .40), .01));
  float arm = sdCapsule(q, vec3(.45, -.3, .30), vec3(.86, -.42, .32), .04); arm = min(arm, sdCapsule(q, vec3(.86, -.42, .32), vec3(1.08, -.30, .26), .03));
  float lamp = sdCylinder((q - vec3(.52, .36, .22)).yxz, .085, .07);
  float bulb = sdSphere(q - vec3(.62, .36, .22), .062);
  vec2 r = vec2(min(hull, tower), 1.);
  float dark = min(min(collar, tank), min(min(skid, prop), min(min(fin, arm), min(mast, lamp))));
  if (dark < r.x) r = vec2(dark, 2.);
  if (dome < r.x) r = vec2(dome, 3.);
  if (bulb < r.x) r = vec2(bulb, 5.);
  return r;
}
vec2 map(vec3 p) {
  vec3 s = toSub(p); float far = length(s) - 1.5; vec2 r = far > .4 ? vec2(far, 1.) : sub(s);
  // The animal: folds of skin around an eye the size of a house.
  vec3 e = p - EYE_C; float ball = length(e) - EYE_R;
  vec3 k = p - vec3(8.4, 1.2, 17.6); float head = sdEllipsoid(k, vec3(17., 10.5, 9.4));
  if (head < 2.2 || length(e) < 7.) {
    float rad = length(e.xy * vec2(1., 1.12)), ang = atan(e.y, e.x);
    float folds = .32 * sin(rad * 3.0 + 1.1 * noise2(vec2(ang * 2., rad * .5))) * smoothstep(2.6, 4., rad) * smoothstep(13., 5., rad);
    head += folds + .30 * (fbm3(p * .9) - .5) + .05 * (noise3(p * 5.) - .5);
    float lid = length(vec2(e.x * .80, e.y + .35 + .10 * e.x)) - 2.35;
    head = smax(head, -max(lid, -(e.z + 7.)), .35);
    float brow = sdTorus((e - vec3(0, .35, -1.5)).xzy * vec3(.82, 1., 1.), 2.75, .42 + .16 * noise3(p * 1.6)); head = smin(head, brow, .9);
    head *= .6;
  } else head -= 1.;
  if (head < r.x) r = vec2(head, 6.);
  if (ball < r.x) r = vec2(ball, 7.);
  // Sea floor and broken masts.
  float floor0 = p.y + 4.6 + .9 * fbm2(p.xz * .35) + .15 * noise2(p.xz * 2.) ; floor0 *= .7; if (floor0 < r.x) r = vec2(floor0, 8.);
  return r;
}
vec3 normalAt(vec3 p) { vec3 n = vec3(0); for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * .004).x; } return normalize(n); }
float reaches(vec3 p, vec3 d, float far) { float t = .12, s = 1.; for (int i = min(0, int(uSample)); i < 18; i++) { float h = map(p + d * t).x; s = min(s, 9. * h / t); if (s < .01) return 0.; t += clamp(h, .06, 1.); if (t > far) break; } return sat(s); }
// Two lamps on the bow, as cones.
vec3 lampDir() { vec3 d = normalize(vec3(.94, .16, .0)); d.xy = d.xy * turn(-.06); d.xz = d.xz * turn(-.82); return d; }
vec3 lampPos() { vec3 d = vec3(.62, .36, .0); d.xy = d.xy * turn(-.06); d.xz = d.xz * turn(-.82); return d + SUB; }
float cone(vec3 p) { vec3 d = p - lampPos(); float l = length(d); float a = dot(d / l, lampDir()); return smoothstep(.91, .99, a) / (1. + l * l * .035) * (.75 + .25 * smoothstep(.985, .999, a) * 3.); }

vec4 shade(vec2 pixel) {
  vec3 ro = vec3(-.9, .1, -3.2), rd = lookRay(pixel, ro, vec3(-.1, .35, 6.), 1.3, -.03);
  vec2 uv = (2. * pixel - uResolution) / uResolution.y;
  float t = .5; vec2 h = vec2(1, 0); bool isHit = false;
  for (int i = min(0, int(uSample)); i < 110; i++) { h = map(ro + rd * t); if (h.x < .0014 * t) { isHit = true; break; } t += h.x * .85; if (t > 42.) break; }
  vec3 deep = mix(vec3(.002, .010, .014), vec3(.010, .060, .068), sat(rd.y * 1.1 + .42)); deep += vec3(.02, .13, .14) * pow(sat(rd.y + .25), 2.) ;
  vec3 l = deep;
  if (isHit) {
    vec3 p = ro + rd * t, n = normalAt(p), base = vec3(.3), glow = vec3(0); float rough = .6, wet = .3;
    vec3 toL = lampPos() - p; float dl = length(toL); toL /= dl; float lampLit = cone(p) * sat(dot(n, toL));
    if (lampLit > .002 && h.y > 5.5) lampLit *= reaches(p + n * .05, toL, dl - .8);
    vec3 top = normalize(vec3(-.2, 1., -.1)); float sky = sat(dot(n, top) * .6 + .35);
    if (h.y < 1.5) { vec3 s = toSub(p); base = mix(HULL, vec3(.55, .50, .42), step(abs(s.x - .08), .07)); base *= .5 + .7 * fbm3(s * 7.); base = mix(base, vec3(.10, .05, .02), smoothstep(.5, .7, fbm3(s * 5. + 3.)) * .7); wet = .5; rough = .35; }
    else if (h.y < 2.5) { base = vec3(.045, .05, .052); rough = .4; wet = .6; }
    else if (h.y < 3.5) { base = vec3(.02); glow = LAMP * (.7 + 1.4 * smoothstep(.5, 1., dot(n, -rd))) * .9; wet = 1.; rough = .1; }
    else if (h.y < 5.5) glow = LAMP * 14. + 3.;
    else if (h.y < 6.5) { float k = fbm3(p * 1.3), spots = smoothstep(.60, .72, noise3(p * 2.4)); base = mix(vec3(.10, .15, .15), vec3(.26, .24, .20), k); base = mix(base, vec3(.05, .09, .09), spots); wet = .9; rough = .32;
      float vein = smoothstep(.035, .0, abs(fbm3(p * .55 + 4.) - .5)); float pore = smoothstep(.84, .92, noise3(p * 6.5 + 9.)); float near = smoothstep(9., 2.5, length(p - EYE_C)); glow = BIO * (vein * .10 + pore * .55) * (.10 + .7 * near); }
    else if (h.y < 7.5) { vec3 e = normalize(p - EYE_C); vec3 gaze = normalize(SUB + vec3(1.6, .5, -2.6) - EYE_C); float a = acos(clamp(dot(e, gaze), -1., 1.)); vec3 u = normalize(cross(gaze, vec3(0, 1, 0))), v = cross(u, gaze); float ang = atan(dot(e, v), dot(e, u));
      float slit = length(vec2(dot(e, u) * 3.1, dot(e, v) * .92)) - .30; float fibre = fbm2(vec2(ang * 9., a * 5.)) ; float iris = smoothstep(.78, .72, a);
      vec3 col = mix(IRIS, RIM, smoothstep(.20, .66, a + .25 * (fibre - .5))); col *= .35 + 1.3 * fibre; col *= smoothstep(.78, .58, a) * .9 + .1; 
      base = mix(vec3(.14, .16, .14) * (.5 + .8 * fbm3(e * 7.)), col, iris); float pupil = smoothstep(.0, .05, slit); base *= pupil; glow = col * iris * pupil * .5; rough = .06; wet = 1.; }
    else if (h.y < 8.5) { base = mix(vec3(.10, .11, .10), vec3(.22, .20, .16), fbm2(p.xz * 1.3)); wet = .05; }
    else { base = vec3(.16, .13, .10) * (.4 + fbm3(p * 2.)); wet = .1; }
    vec3 col = base * (LAMP * (h.y > 6.5 && h.y < 7.5 ? 5. : 20.) * lampLit + vec3(.05, .24, .25) * sky * .55 + vec3(.004, .014, .014));
    vec3 r = reflect(rd, n); float f = .03 + .97 * pow(1. - sat(dot(n, -rd)), 5.);
    col += wet * f * vec3(.05, .30, .32) * smoothstep(-.1, .9, r.y); vec3 hv = normalize(toL - rd); col += wet * LAMP * 9. * cone(p) * ggxTerm(sat(dot(n, hv)), max(rough, .14)) * .08 * sat(dot(n, toL));
    col += BIO * base * .35 * smoothstep(7., 2., length(p - EYE_C)) * (h.y > 5.5 && h.y < 6.5 ? 1. : 0.);
    if (h.y < 3.) { vec3 q = normalize(EYE_C - p); col += base * (BIO * .9 + vec3(.3, .2, .1)) * sat(dot(n, q) * .7 + .3); col += base * vec3(.25, .75, .78) * sat(n.y); col += vec3(.10, .45, .45) * pow(1. - sat(dot(n, -rd)), 3.) * .5; }
    col += glow;
    float fog = 1. - exp(-max(t - 3., 0.) * .034); l = mix(col, deep, fog);
  } else t = 42.;
  // Light in the water.
  float j = hash2(pixel + uSample * 3.7); vec3 beam = vec3(0);
  for (int i = 0; i < 14; i++) { float s = (float(i) + j) / 14. * min(t, 22.); vec3 p = ro + rd * s; float murk = .45 + .9 * noise3(p * 1.1 + vec3(0, 0, uSeed)); beam += LAMP * cone(p) * murk * exp(-s * .05); }
  l += beam * .15 * min(t, 22.) / 14.;
  vec3 d = lampPos() - ro; float nearLamp = length(d - rd * dot(d, rd)); l += LAMP * (.05 / (nearLamp * nearLamp * 9. + .05)) * .5;
  float shafts = fbm2(vec2(uv.x * 2.2 - uv.y * .7, 1.)) ; l += vec3(.03, .16, .17) * pow(shafts, 2.) * smoothstep(-.2, 1.1, uv.y) * .9;
  float snow = specks(uv, 7., .07, vec2(.3, .1)); l += snow * (vec3(.05, .16, .16) + LAMP * 1.3 * cone(ro + rd * 6.)) * .8;
  return vec4(l, 1.);
}`,
}
