/** The helm on its body, the studio lights, and the camera. The chosen parts must precede it in the shader. */
export const portraitScene = /* glsl */ `
float groove(float x, float w, float depth) { return depth * smoothstep(w, w * .35, abs(x)); }
`

export const portraitStudio = /* glsl */ `
vec3 toHead(vec3 p) { p -= vec3(0, .12, 0); p.xz = p.xz * turn(-uHeadYaw); p.yz = p.yz * turn(uHeadPitch); return p; }
vec3 toBody(vec3 p) { p.xz = p.xz * turn(-uBodyYaw); p.y -= .46; return p / 1.16; }

vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

vec2 helmet(vec3 p, float h) {
  if (h > .3) return vec2(h - .14, 1.);
  vec3 q = vec3(abs(p.x), p.y, p.z);
  vec2 f = vec2(q.x, p.y - EYE) / FACE;
  float v = p.z > 0. ? visor(f) * FACE : 1e3;
  vec2 r = plating(p, q, h);
  r = nearer(r, fitting(p, q, h));
  float slots = carve(p, q);
  r.x = cmax(r.x, -max(slots, -(h + .10)), .008);
  // A frame stands around the opening, the glass sits behind it.
  float frame = cmax(h - .055, max(v - .05, -(p.z - .1)), .02);
  r = nearer(r, vec2(frame, 2.));
  r.x = cmax(r.x, -(min(v, 1.) - .004), .012);
  return nearer(r, vec2(h + .055, v < .02 ? 4. : 6.));
}

vec2 body(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  vec2 r = vec2(length(p.xz * vec2(1., 1.05)) - .56 + .018 * sin(p.y * 46.), 6.);
  r.x = max(r.x * .8, p.y + .75);
  vec3 c = q - vec3(0, -2.26, -.05);
  float chest = sdEllipsoid(c, vec3(1.66, 1.14, .90));
  chest = smax(chest, dot(c, normalize(vec3(.42, .22, .9))) - .78, .04);
  chest = cmax(chest, -max(length(q.xz) - .62, -(p.y + 1.46)), .05);
  float seam = p.y + 1.92 + .26 * q.x;
  float pec = cmax(chest - .055, max(seam, max(.07 - q.x, -p.z)), .03);
  pec += groove(q.x - .62, .012, .03) + groove(p.y + 1.60 - .25 * q.x, .012, .03);
  float trim = cmax(chest - .075, max(abs(seam) - .035, -p.z), .02);
  float vent = max(sdBox2(vec2(q.x - .36, mod(p.y + .04, .08) - .04), vec2(.16, .016)), max(abs(p.y + 1.74) - .085, -p.z));
  pec = max(pec, -max(vent, -(chest + .03)));
  r = nearer(r, vec2(chest, 2.));
  r = nearer(r, vec2(pec, 1.));
  r = nearer(r, vec2(trim, 3.));
  r = nearer(r, mantle(p));
  return nearer(r, pauldron(q, p.x < 0. ? -1. : 1.));
}

vec2 map(vec3 p) {
  vec3 hp = toHead(p);
  vec2 r = vec2(1e3, 0.);
  float nearHead = length(hp - vec3(0, .1, -.1)) - 1.95;
  if (nearHead > .5) r = vec2(nearHead, 1.);
  else { float h = shell(hp); r = nearer(helmet(hp, h), crest(hp, h)); }
  // Shoulders start lower than the collar, which is narrow.
  vec2 collar = vec2(length(p.xz) - 1.5, p.y + .05);
  float nearBody = min(p.y + .55, length(max(collar, 0.)) + min(max(collar.x, collar.y), 0.));
  if (nearBody > .25) return nearer(r, vec2(nearBody, 1.));
  vec2 b = body(toBody(p)); b.x *= 1.16;
  return nearer(r, b);
}

vec3 normalAt(vec3 p, float e) {
  vec3 n = vec3(0);
  for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * e).x; }
  return normalize(n);
}

// t is -1 if the ray hits nothing.
vec2 march(vec3 ro, vec3 rd, float near, float far, int steps) {
  float t = near; vec2 h = vec2(1, 0);
  for (int i = min(0, int(uSample)); i < steps; i++) {
    h = map(ro + rd * t);
    if (h.x < .0009 * t * .25 + .0004) return vec2(t, h.y);
    t += h.x * .86;
    if (t > far) return vec2(-1);
  }
  return h.x < .02 ? vec2(t, h.y) : vec2(-1);
}

// More steps would not visibly improve a shadow's edge.
float lightReaches(vec3 p, vec3 d) {
  float t = .03, s = 1.;
  for (int i = min(0, int(uSample)); i < 16; i++) { float h = map(p + d * t).x; s = min(s, .5 + 16. * h / t); if (s < .02) return 0.; t += clamp(h, .03, .5); if (t > 3.5) break; }
  return smoothstep(0., 1., sat(s));
}

float openness(vec3 p, vec3 n) {
  float o = 0., w = 1.;
  for (int i = min(0, int(uSample)); i < 4; i++) { float d = .02 + .11 * float(i); o += (d - map(p + n * d).x) * w; w *= .62; }
  return sat(1. - 1.7 * o);
}

const vec3 KEY = vec3(-.62, .62, .55);
const vec3 RIM_L = vec3(-.95, .25, -.42);
const vec3 RIM_R = vec3(.93, .18, -.40);

vec3 studioLight(vec3 rd, float rough) {
  float b = .04 + rough * .9;
  vec3 l = vec3(.014, .015, .017) + vec3(.07, .073, .08) * sat(rd.y * .5 + .2);
  l += uKey * 5.2 * softbox(rd, KEY, vec3(0, 1, 0), vec2(.42, .62), b) * (.75 + .25 * rd.y);
  l += uKey * 1.2 * softbox(rd, vec3(.1, 1., .12), vec3(0, 0, 1), vec2(.9, .28), b);
  l += uRimL * 8.5 * softbox(rd, RIM_L, vec3(0, 1, 0), vec2(.22, 1.3), b);
  l += uRimR * 15. * softbox(rd, RIM_R, vec3(0, 1, 0), vec2(.24, 1.5), b);
  l += uKey * uFill * softbox(rd, vec3(-.42, .15, .9), vec3(0, 1, 0), vec2(.34, .8), b + .16);
  l += uKey * .70 * softbox(rd, vec3(.72, .1, .75), vec3(0, 1, 0), vec2(.10, .9), b);
  l += uHaze * .55 * smoothstep(.1, -.8, rd.z) + uGlow * .05 * sat(-rd.y);
  return l;
}

struct Matter { vec3 base; float metal; float rough; vec3 glow; float sheen; };

Matter matterAt(float id, vec3 p, vec3 hp, vec3 n, float edge, float hollow) {
  float wear = fbm3(p * 5.), fine = noise3(p * vec3(60., 14., 60.)), grit = noise3(p * 26.);
  Matter m = Matter(uArmour, uArmourMR.x, uArmourMR.y, vec3(0), 0.);
  if (id < 1.5) {
    float chip = smoothstep(.012, .03, edge + (wear - .5) * .03 + (grit - .5) * .012) * uWear;
    m.rough += (wear - .45) * .09 + (fine - .5) * .05 * m.metal;
    m.base *= .90 + .2 * wear;
    m.base = mix(m.base, uBare, chip); m.metal = mix(m.metal, 1., chip); m.rough = mix(m.rough, .3, chip);
    m.base *= mix(1., .45, hollow * .8);
    // Hairline seams and screw heads: too fine to model, but they set the scale.
    vec2 g = vec2(atan(abs(hp.x), hp.z) * 2.3, hp.y * 2.2 + .4 * abs(hp.x)); g.x += .41 * floor(g.y);
    float big = step(.5, hash2(floor(g) + 5.)); g *= 1. + big;
    vec2 f = .5 - abs(fract(g) - .5); float seam = min(f.x + step(hash2(floor(g) + 1.), .35), f.y + step(hash2(floor(g) + 8.), .35)) / (1. + big);
    float screw = length(f - .09 * (1. + big)) / (1. + big);
    float fineLine = smoothstep(.0065, .002, seam) * .75 + smoothstep(.016, .012, screw) * smoothstep(.004, .009, screw) * .6;
    if (hp.y > -1.1) { m.base *= 1. - fineLine * .7; m.rough += fineLine * .2; }
    m.base *= 1. - .22 * smoothstep(.5, .7, fbm3(p * vec3(7., 2.2, 7.) + 3.)) * (1. - m.metal);
  } else if (id < 2.5) {
    m = Matter(uUnder * (.7 + .6 * wear), uUnderMR.x, uUnderMR.y + (wear - .5) * .2, vec3(0), 0.);
    m.base = mix(m.base, m.base * 2.4, smoothstep(.015, .035, edge) * .7);
  } else if (id < 3.5) {
    m = Matter(uTrim * (.75 + .5 * wear), uTrimMR.x, uTrimMR.y + (wear - .5) * .18, vec3(0), 0.);
    m.base *= mix(1., .35, hollow); m.rough += hollow * .2;
  } else if (id < 4.5) {
    vec2 f = vec2(abs(hp.x), hp.y - EYE) / FACE;
    float v = visor(f) * FACE;
    vec2 g = gleam(f, v);
    vec3 light = mix(uGlow, mix(uGlow, vec3(1., .90, .82), .7), sat(g.y * uCore));
    m = Matter(vec3(.010), 0., .05, light * uPower * g.x * smoothstep(.005, -.02, v), 0.);
  } else if (id < 5.5) {
    float weave = .8 + .2 * sin((p.x + p.z) * 330.) * sin(p.y * 330.);
    m = Matter(uCloth * (.20 + .45 * wear) * weave, 0., .85, vec3(0), .5);
  } else if (id < 6.2) {
    m = Matter(vec3(.018, .019, .021) * (.7 + .6 * wear), 0., .55, vec3(0), .15);
  } else if (id < 6.8) {
    m = Matter(uTrim * .35 * (.5 + wear) + .02, .2, .4, vec3(0), 0.);
  } else if (id < 7.5) {
    m = Matter(vec3(.02), 0., .2, uGlow * uPower * 1.1, 0.);
  } else {
    m = Matter(uCloth * (.4 + .9 * fine), 0., .75, vec3(0), .5);
  }
  return m;
}

// Insignia: painted on the brow, and on one shoulder.
float painted(vec3 p, vec3 hp, float id) {
  if (id > 1.5) return 1.;
  float d = 1.;
#ifdef SIGN_CHEEK
  if (hp.x * SIGN_SIDE > .3) d = device((hp.zy - vec2(.08, EYE - .05)) * vec2(-SIGN_SIDE, 1.) / .27);
#endif
#ifdef SIGN_BROW
  if (hp.z > .1 && hp.y > EYE + .2) d = device((hp.xy - vec2(0, EYE + .50)) / .17);
#endif
#ifdef SIGN_HALF
  d = (hp.x * SIGN_SIDE > .0 && hp.y > -1.2) ? 1. : device((hp.xy - vec2(-.34 * SIGN_SIDE, .2)) / vec2(.34, .7));
#endif
  // Stenciled serial marks give the armor its scale.
  vec2 code = vec2(hp.z * SIGN_SIDE, hp.y) - vec2(-.10 * SIGN_SIDE, EYE - .46);
  if (hp.x * SIGN_SIDE < -.3 && abs(code.y) < .05 && abs(code.x) < .15) d = min(d, hash1(floor(code.x * 70.) + 3.) > .5 ? -.1 : 1.);
  vec3 b = toBody(p);
  vec2 tag = vec2(b.x * SIGN_SIDE + .34, b.y + 1.60);
  if (b.z > .3 && abs(tag.x) < .16 && abs(tag.y) < .022) d = min(d, hash1(floor(tag.x * 60.) + 9.) > .42 ? -.1 : 1.);
  if (p.y < -1. && b.x * SIGN_SIDE > .9) d = device((vec2(b.x * SIGN_SIDE, b.y) - vec2(1.56, -1.56)) * vec2(SIGN_SIDE, 1.) * turn(-.42 * SIGN_SIDE) / .26);
  return d;
}

vec3 litSurface(vec3 p, vec3 rd, float id, vec2 pixel) {
  vec3 n = normalAt(p, .0022), hp = toHead(p);
  float edge = (map(p - n * .024).x + .024) * 1.4;
  float ao = openness(p, n);
  float hollow = smoothstep(.0, .02, .03 - map(p + n * .03).x);
  Matter m = matterAt(id, p, hp, n, edge, hollow);
  float paint = painted(p, hp, id);
  float mask = paint < .03 ? smoothstep(.03, -.03, paint) * smoothstep(.36, .5, fbm3(p * 9.) + .12) : 0.;
  m.base = mix(m.base, uPaint, mask * .92); m.metal *= 1. - mask * .8; m.rough = mix(m.rough, .45, mask * .7);
  m.rough = clamp(m.rough, .05, 1.);
  n = normalize(n + (hash33(floor(p * 240.)) - .5) * .02 * m.rough);

  vec3 v = -rd; float nv = max(dot(n, v), .02);
  vec3 f0 = mix(vec3(.045), m.base, m.metal);
  vec2 u = sampleRandom(pixel, 1.), w = sampleRandom(pixel, 2.);

  // Direct light, for surfaces that are not mirrors.
  vec3 key = normalize(KEY + vec3(w.x - .5, w.y - .5, w.x - w.y) * .32);
  float keyLit = max(dot(n, key), 0.); if (keyLit > 0.) keyLit *= lightReaches(p + n * .012, key);
  vec3 diffuse = uKey * 2.3 * keyLit
    + uRimL * 2.6 * sat(dot(n, normalize(RIM_L)) * .9 + .05) * ao
    + uRimR * 4.2 * sat(dot(n, normalize(RIM_R)) * .9 + .05) * ao
    + (vec3(.055, .058, .065) * (.6 + .4 * n.y) + uHaze * .05 * (1. - n.z)) * ao;
  // The visor lights its own surroundings.
  vec3 eye = vec3(0, EYE, 1.15); vec3 toEye = eye - hp; float far2 = dot(toEye, toEye);
  vec3 nh = toHead(n + vec3(0, .12, 0));
  diffuse += uGlow * uPower * .05 * sat(dot(nh, toEye) * inversesqrt(far2) * .7 + .3) / (far2 * 2.2 + .12) * ao;
  vec3 light = m.base * (1. - m.metal) * diffuse;

  // One rough mirror ray.
  vec3 r = roughMirror(rd, n, m.rough * .7, u);
  vec3 seen; vec2 hit = march(p + n * .02, r, .02, 2.6, 15);
  if (hit.x > 0.) seen = (hit.y > 6.9 && hit.y < 7.5 ? uGlow * 2. : hit.y > 3.5 && hit.y < 4.5 ? uGlow * .5 : uArmour * .10 + .004);
  else seen = studioLight(r, m.rough * .8);
  vec3 fr = fresnelTint(f0, nv) ; fr = mix(fr, f0 + (1. - f0) * pow(1. - nv, 5.) * .4, m.rough);
  light += seen * fr * mix(.4 + .6 * ao, 1., .3) ;
  light += m.sheen * m.base * (uRimR * 3. * sat(dot(n, RIM_R)) + uRimL * 2. * sat(dot(n, RIM_L)) + uKey * .6) * pow(1. - nv, 3.) * ao;
  return light + m.glow;
}

vec4 shade(vec2 pixel) {
  vec2 uv = (2. * pixel - uResolution) / uResolution.y;
  vec3 ro = vec3(0, -.62, 8.6), rd = normalize(vec3(uv * uFrame.x + vec2(0, uFrame.y), -1.));
  vec3 light = vec3(0); bool isEmpty = true;
  // Marches only inside the figure's bounding box.
  vec3 inv = 1. / rd, a = (vec3(-2.7, -3.2, -2.) - ro) * inv, b = (vec3(2.7, 2.4, 2.) - ro) * inv;
  vec3 lo = min(a, b), hi = max(a, b); float tn = max(max(lo.x, lo.y), lo.z), tf = min(min(hi.x, hi.y), hi.z);
  if (tf > tn) {
    vec2 hit = march(ro, rd, tn, tf, 110);
    if (hit.x > 0.) {
      vec3 p = ro + rd * hit.x; isEmpty = false;
      light = litSurface(p, rd, hit.y, pixel);
      float mist = smoothstep(-1.0, -2.5, p.y) * .72;
      light = mix(light, uHaze * .06 + light * .15, mist);
      light += uHaze * .02 * smoothstep(-.2, -1.2, p.z);
    }
  }
  // A glow behind the head keeps the darkest helm's outline readable.
  if (isEmpty) light = backdrop(uv) + uHaze * .42 * exp(-dot(uv - vec2(0, .12), uv - vec2(0, .12)) * 1.7);
  // Thin haze in front, low in the frame.
  light += uHaze * .05 * smoothstep(.1, -1., uv.y) * (.4 + fbm2(uv * 2.4 + uSeed));
  return vec4(light, 1.);
}
`
