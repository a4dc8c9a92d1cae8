import { metals, noise, shapes } from '../gpu-renderer/glsl.ts'
import { lens, worldColors } from './world-of.ts'

/** Clockwork giants march on a city at dusk. */
export const brassmarch = {
  postProcess: {
    exposure: 0.1,
    bloom: 0.2,
    bloomThreshold: 1.1,
    vignette: 0.42,
    grain: 0.016,
    contrast: 1.08,
    saturation: 1.05,
    fringe: 1,
  },
  fragment:
    noise +
    shapes +
    metals +
    lens +
    worldColors('brassmarch', {
      GOLD: 'sun',
      DUSK: 'dusk',
      FURNACE: 'furnace',
      BRASS: 'brass',
      POLISHED: 'polished',
      HORIZON: 'horizon',
      ZENITH: 'zenith',
      PENNANT: 'pennant',
    }) +
    /* glsl */ `
const vec3 SUN = vec3(-.40, .16, .90), HEARTH = vec3(6.6, 9.2, 19.4);

float gear(vec2 p, float r, float teeth, float spin) {
  float l = length(p), a = atan(p.y, p.x) + spin; float tooth = smoothstep(-.25, .25, cos(a * teeth)) * .09 * r;
  float d = l - r - tooth + .04 * r; d = max(d, -(l - r * .72)); vec2 f = fold(p * turn(spin), 5.); d = min(d, max(abs(f.y) - r * .07, l - r * .8)); return min(d, l - r * .2);
}
// A giant ten units tall, facing -z; stride swings the legs, and the right arm may be raised with its maul.
vec2 giant(vec3 p, float stride, float raised) {
  float side = p.x < 0. ? -1. : 1.; vec3 q = vec3(abs(p.x), p.y, p.z); float sw = stride * side;
  vec3 hip = vec3(.85, 4.5, 0), knee = vec3(1.02, 2.55, -.45 - sw * .75), foot = vec3(1.08, .35, .05 - sw * 1.7 + abs(sw) * .2); foot.y += max(sw, 0.) * .55;
  float thigh = sdRoundCone(q, hip, knee, .52, .40), shin = sdRoundCone(q, knee, foot, .46, .34);
  float kneeCap = max(length((q - knee).yz) - .50, abs(q.x - knee.x) - .46);
  float sole = sdRoundBox(q - foot - vec3(0, -.12, -.30), vec3(.52, .24, .82), .08);
  float piston = sdCapsule(q, mix(hip, knee, .25) + vec3(0, 0, .48), mix(knee, foot, .5) + vec3(0, 0, .42), .09);
  float greave = sdRoundBox(q - mix(knee, foot, .45) - vec3(0, 0, -.18), vec3(.42, .72, .34), .1);
  float pelvis = min(sdRoundBox(p - vec3(0, 4.55, 0), vec3(.92, .42, .6), .12), max(length(p.xz) - .62 - .07 * cos(p.y * 26.), abs(p.y - 5.2) - .5));
  vec3 t = p - vec3(0, 6.7, -.05); float torso = sdRoundBox(t, vec3(1.55 + .12 * t.y, 1.42, 1.05), .22);
  torso = smax(torso, dot(vec3(abs(t.x), t.y, -t.z), normalize(vec3(.5, -.42, .6))) - 1.18, .05);
  float ribs = max(torso - .09, abs(mod(t.y + .28, .56) - .28) - .055);
  float dial = max(length(t.xy - vec2(0, .12)) - .98, abs(t.z + 1.0) - .22);
  float well = max(length(t.xy - vec2(0, .12)) - .84, -(t.z + 1.02)); torso = max(torso, -max(length(t.xy - vec2(0, .12)) - .84, t.z + .62)); ribs = max(ribs, -(length(t.xy - vec2(0, .12)) - .98)); dial = max(dial, -(length(t.xy - vec2(0, .12)) - .82));
  float works = max(gear(t.xy - vec2(.16, .2), .50, 14., .2), abs(t.z + .98) - .06); works = min(works, max(gear(t.xy - vec2(-.38, -.28), .36, 10., .5), abs(t.z + .90) - .06));
  float fire = max(length(t.xy - vec2(0, .12)) - .82, abs(t.z + .64) - .03);
  vec3 s = q - vec3(2.0, 7.6, -.05); float pauldron = max(sdEllipsoid(s, vec3(.98, .82, .95)), -s.y - .25); float lames = max(abs(sdEllipsoid(s, vec3(1.06, .9, 1.03))) - .05, abs(s.y + .1) - .12);
  float up = raised * step(p.x, 0.); vec3 sh = vec3(2.1, 7.25, 0), el = mix(vec3(2.62, 5.35, .35 + sw * .5), vec3(3.75, 7.9, -.35), up), wr = mix(vec3(2.5, 3.6, -.55 + sw * .7), vec3(3.35, 10.0, -.9), up);
  float maul = 1e3, maulHead = 1e3, maulBands = 1e3; if (raised > .5 && p.x < 0.) { vec3 hand = vec3(3.35, 10.35, -.9), axis = normalize(vec3(-.52, .80, -.30)); vec3 m = q - hand; float along = dot(m, axis); vec3 off = m - axis * along; maul = max(length(off) - .16, abs(along - .9) - 2.3); vec3 hm = q - hand - axis * 2.9; vec3 side2 = normalize(cross(axis, vec3(0, 0, 1))); float hx = dot(hm, side2), hy = dot(hm, axis), hz = dot(hm, cross(axis, side2)); maulHead = cmax(cmax(abs(hx) - 1.45, abs(hy) - .62, .12), abs(hz) - .62, .12); maulBands = cmax(abs(abs(hx) - 1.32) - .12, max(abs(hy), abs(hz)) - .74, .05); maulBands = min(maulBands, cmax(abs(hx) - .22, max(abs(hy), abs(hz)) - .70, .05)); }
  float arm = min(sdRoundCone(q, sh, el, .40, .32), sdRoundCone(q, el, wr, .46, .40)); float elbow = max(length((q - el).yz) - .42, abs(q.x - el.x) - .38); float fist = sdRoundBox(q - wr - vec3(0, -.45, 0), vec3(.40, .46, .42), .12);
  vec3 hd = p - vec3(0, 8.75, -.25); float head = sdRoundBox(hd, vec3(.50, .52, .55), .16); head = smax(head, dot(vec3(abs(hd.x), hd.y, -hd.z), normalize(vec3(.5, -.3, .8))) - .56, .04); float brim = max(length(hd.xz) - .86, abs(hd.y - .30) - .06); float cap = sdRoundCone(hd, vec3(0, .36, 0), vec3(0, .62, 0), .56, .30);
  float eye = sdBox(hd - vec3(0, .06, -.56), vec3(.34, .055, .14)); head = max(head, -eye);
  float stack = 1e3; for (int i = 0; i < 2; i++) { float k = float(i); vec3 c = q - vec3(.55 + .55 * k, 8.6 - .2 * k, 1.1); float b = max(length(c.xz) - .20 - .05 * step(.7, c.y), abs(c.y) - 1.15); stack = min(stack, b); }
  float boiler = sdCapsule(p, vec3(-.8, 6.9, 1.25), vec3(.8, 6.9, 1.25), .78);
  float key = max(abs(sdBox2(vec2(abs(p.x) - .75, p.y - 6.9), vec2(.55, .38)) ) - .14, abs(p.z - 2.7) - .10); key = min(key, sdCapsule(p, vec3(0, 6.9, 1.6), vec3(0, 6.9, 2.7), .16));
  float limbs = min(min(thigh, shin), arm); float bands = max(limbs - .075, abs(mod(p.y + .1, .74) - .37) - .085); float ram = sdCapsule(q, vec3(2.15, 6.9, -.42), mix(el, wr, .7) + vec3(0, 0, -.42), .075); ram = min(ram, sdCapsule(q, mix(hip, knee, .2) + vec3(.1, 0, -.55), mix(knee, foot, .35) + vec3(.05, 0, -.50), .10)); float plates = max(sdRoundCone(q, el, wr, .56, .52), abs(mod(p.y, .5) - .25) - .20);
  float dark = min(min(thigh, shin), min(min(pelvis, arm), min(piston, min(stack, boiler)))), brass = min(min(min(sole, greave), min(kneeCap, torso)), min(min(pauldron, head), min(fist, min(elbow, min(cap, brim))))), bright = min(min(ribs, dial), min(min(works, bands), min(lames, min(key, ram)))); brass = min(brass, plates); dark = min(dark, maul); brass = min(brass, maulHead); bright = min(bright, maulBands);
  vec2 r = vec2(dark, 2.); if (brass < r.x) r = vec2(brass, 1.); if (bright < r.x) r = vec2(bright, 3.); if (fire < r.x) r = vec2(fire, 5.);
  float slit = max(eye + .01, hd.z + .44 - .1); float lampEye = sdBox(hd - vec3(0, .06, -.44), vec3(.32, .05, .04)); if (lampEye < r.x) r = vec2(lampEye, 5.);
  return r;
}
float groundAt(vec2 g) { return -1.7 + .9 * noise2(g * .11) + .14 * noise2(g * .9); }
vec2 map(vec3 p) {
  vec2 r = vec2((p.y - groundAt(p.xz)) * .8, 4.);
  vec3 a = (p - vec3(7.6, -12.2, 23.5)) / 3.15; a.xz = a.xz * turn(-.30); float far = length(a - vec3(-.6, 6.2, 0)) - 7.9; vec2 g = far > .4 ? vec2(far, 1.) : giant(a, .75, 1.); g.x *= 3.15; if (g.x < r.x) r = g;
  vec3 b = (p - vec3(-13., -2.6, 40.)) / 1.8; b.xz = b.xz * turn(.25); far = length(b - vec3(0, 4.8, 0)) - 6.4; g = far > 1. ? vec2(far, 1.) : giant(b, -.7, 0.); g.x *= 1.8; if (g.x < r.x) r = g;
  // The wall we stand on, its merlons, and pikes with pennants.
  vec3 w = p - vec3(0, -.72, 1.7); w.xz = w.xz * turn(.16); float wall = sdBox(w - vec3(0, -1.8, 0), vec3(40., 1.95, 1.15)); vec3 m = w; m.x = mod(m.x, 1.5) - .75; wall = min(wall, sdRoundBox(m - vec3(0, .34, .85), vec3(.42, .34, .24), .03)); wall += .015 * step(.93, fract(w.y * 2.6)) + .02 * (noise3(w * 3.) - .5); if (wall < r.x) r = vec2(wall * .85, 6.);
  float id = floor(w.x / 1.9); vec3 s = w; s.x = mod(w.x, 1.9) - .95 - (hash1(id + 5.) - .5) * .7; s.z -= -.15 + .5 * hash1(id + 2.); s.xz = s.xz * turn(.5 * (hash1(id + 8.) - .5)); s /= 1.3; float here = step(.36, hash1(id + 11.)); if (here > .5) {
    // A cloak, shoulders, a kettle hat, an arm out to the pike.
    float man = sdRoundCone(s, vec3(0, -.55, 0), vec3(0, .46, 0), .25, .12); man = smin(man, sdCapsule(s, vec3(-.15, .52, 0), vec3(.15, .52, 0), .085), .05); man = smin(man, sdSphere(s - vec3(0, .70, 0), .088), .06); man = min(man, max(length(s.xz) - .165 + .25 * abs(s.y - .745), abs(s.y - .745) - .022)); man = min(man, sdRoundCone(s, vec3(0, .75, 0), vec3(0, .85, 0), .095, .04)); man = smin(man, sdCapsule(s, vec3(.15, .50, 0), vec3(.27, .36, -.06), .05), .04); man = min(man, sdCapsule(s, vec3(.25, -.5, -.05), vec3(.31, 1.9 + .5 * hash1(id), 0), .018)); vec3 tip = s - vec3(.31, 1.98 + .5 * hash1(id), 0); man = min(man, max(abs(tip.x) + abs(tip.y) * .3 - .045, abs(tip.z) - .02));
    if (hash1(id + 3.) > .6) { vec3 f = s - vec3(.58, 1.62, 0); f.z += .08 * sin(f.x * 7. + id); man = min(man, max(max(abs(f.z) - .012, abs(f.y) - .20 * (1. - f.x * 1.2)), abs(f.x) - .30)); }
    man *= 1.3; if (man < r.x) r = vec2(man * .8, 7.); }
  r.x = min(r.x, 4.);
  return r;
}
vec3 normalAt(vec3 p, float t) { vec3 n = vec3(0); for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * (.002 + .0004 * t)).x; } return normalize(n); }
float openness(vec3 p, vec3 n) { float o = 0., w = 1.; for (int i = min(0, int(uSample)); i < 4; i++) { float d = .06 + .28 * float(i); o += (d - map(p + n * d).x) * w; w *= .55; } return sat(1. - .75 * o); }
float reaches(vec3 p, vec3 d) { float t = .1, s = 1.; for (int i = min(0, int(uSample)); i < 22; i++) { float h = map(p + d * t).x; s = min(s, 14. * h / t); if (s < .01) return 0.; t += clamp(h, .1, 1.6); if (t > 22.) break; } return sat(s); }
vec3 sky(vec3 rd) {
  float s = sat(dot(rd, normalize(SUN))); vec3 l = mix(HORIZON, ZENITH, pow(sat(rd.y * 1.7 + .04), .55)); l *= .55;
  vec2 q = rd.xz / (rd.y + .16); float c = fbm2(q * .55 + vec2(0, 3.) + fbm2(q * .9)); float cl = smoothstep(.42, .78, c); l = mix(l, vec3(.10, .075, .075) + GOLD * .7 * pow(s, 6.), cl * smoothstep(.0, .25, rd.y) * .85); l += GOLD * .5 * smoothstep(.08, .0, abs(c - .46)) * pow(s, 4.) * smoothstep(.02, .2, rd.y);
  return l + GOLD * (.55 * pow(s, 7.) + 1.3 * pow(s, 90.) + 14. * smoothstep(.9982, .9990, s));
}
vec4 shade(vec2 pixel) {
  vec3 ro = vec3(-2.9, .95, -3.4), rd = lookRay(pixel, ro, vec3(1.1, 7.0, 14.), 1.42, -.02); vec2 uv = (2. * pixel - uResolution) / uResolution.y; vec3 sun = normalize(SUN);
  float t = .3; vec2 h = vec2(1, 0); bool isHit = false;
  for (int i = min(0, int(uSample)); i < 100; i++) { h = map(ro + rd * t); if (h.x < .0012 * t) { isHit = true; break; } t += h.x * .86; if (t > 90.) break; }
  vec3 air = sky(normalize(vec3(rd.x, max(rd.y, .02), rd.z))), l = sky(rd);
  if (isHit) {
    vec3 p = ro + rd * t, n = normalAt(p, t); float lit = sat(dot(n, sun)); if (lit > 0.) lit *= reaches(p + n * .06, sun);
    vec3 base = vec3(.2), glow = vec3(0); float metal = 0., rough = .5, wear = fbm3(p * 1.7);
    if (h.y < 1.5) { base = mix(BRASS, vec3(.10, .12, .10), smoothstep(.42, .68, fbm3(p * .8))); metal = 1.; rough = .36 + .25 * wear; vec2 g = vec2((p.x - .34 * p.z) * .85, p.y * .8); g.x += .5 * floor(g.y); vec2 f = .5 - abs(fract(g) - .5); float seam = min(f.x, f.y); float rivet = length(f - .09); base *= 1. - .75 * smoothstep(.028, .012, seam); base *= 1. + 1.2 * smoothstep(.035, .02, rivet); base = mix(base, vec3(.05, .03, .02), smoothstep(.55, .75, fbm3(p * vec3(2.4, .5, 2.4) + 7.)) * .7); }
    else if (h.y < 2.5) { base = vec3(.11, .095, .085); metal = .8; rough = .45; }
    else if (h.y < 3.5) { base = POLISHED; metal = 1.; rough = .25 + .2 * wear; }
    else if (h.y < 4.5) { base = mix(vec3(.10, .075, .055), vec3(.20, .15, .10), wear); rough = .9; }
    else if (h.y < 5.5) glow = FURNACE * 2.6 + GOLD * .5;
    else if (h.y < 6.5) { base = vec3(.13, .11, .095) * (.5 + wear); rough = .9; }
    else { base = PENNANT; rough = .8; }
    float ao = openness(p, n); vec3 f0 = mix(vec3(.04), base, metal), r = reflect(rd, n), env = sky(vec3(r.x, abs(r.y), r.z)) * smoothstep(-.5, .15, r.y) + vec3(.06, .04, .03); 
    vec3 col = base * (1. - metal) * (GOLD * 4.5 * lit + (vec3(.16, .15, .17) * (.5 + .5 * n.y) + DUSK * .3) * ao);
    col += env * fresnelTint(f0, sat(dot(n, -rd))) * mix(.9, .3, rough) * ao * ao + microfacet(n, -rd, sun, f0, max(rough, .2)) * GOLD * 5. * lit;
    col += metal * base * vec3(.26, .30, .38) * ao * sat(-n.z * .4 + n.y * .6 + .1); col += base * GOLD * 3.2 * pow(1. - sat(dot(n, -rd)), 3.) * sat(dot(n, sun) + .5);
    vec3 hearth = HEARTH - p; float hd = dot(hearth, hearth); if (h.y < 4.6) col += (base * .8 + .02) * FURNACE * 7. * sat(dot(n, normalize(hearth)) * .7 + .3) / (hd * .14 + 1.);
    l = col + glow;
    float fog = 1. - exp(-max(t - 6., 0.) * .0055 * (1. + 2.0 * exp(-max(p.y + 1., 0.) * .22))); l = mix(l, air * .92, fog);
  } else t = 120.;
  // Smoke rolls low between the giants; the sun comes through it.
  float j = hash2(pixel + uSample * 5.1), smoke = 0.; vec3 lightIn = vec3(0); float through = 1.;
  for (int i = 0; i < 9; i++) { float s = 15. + (float(i) + j) / 9. * 40.; if (s > t) break; vec3 p = ro + rd * s; vec3 k = p * vec3(.13, .22, .13) + 2.; float d = sat(.55 * noise3(k) + .3 * noise3(k * 2.1 + 3.) + .15 * noise3(k * 4.3) - .40 - .05 * max(p.y, 0.)) * 2.2; float a = 1. - exp(-d * .62); vec3 c = mix(vec3(.16, .10, .075), GOLD * .95, pow(sat(dot(rd, sun)), 4.) * .8 + .08); vec3 hearth = HEARTH - p; c += FURNACE * .8 / (dot(hearth, hearth) * .35 + 1.2); lightIn += through * a * c; through *= 1. - a; }
  l = l * through + lightIn;
  float embers = specks(uv, 5., .022, vec2(.4, .2)); l += embers * (GOLD + FURNACE) * 1.6 * exp(-length(uv - vec2(.45, .1)) * 1.6);
  return vec4(l, 1.);
}`,
}
