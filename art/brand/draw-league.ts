import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { palette } from '@network-site/site/brand'
import type { DrawContext } from '../draw-context.ts'
import { metals, noise, shapes, studio } from '../gpu-renderer/glsl.ts'
import { glslColor } from '../mix-color.ts'

/** Paints the league's trophy. */
export async function drawLeague({ gpuRenderer, media, isPreview }: DrawContext): Promise<void> {
  const folder = join(media, 'league')
  mkdirSync(folder, { recursive: true })
  const scale = isPreview ? 0.2 : 1
  const size = { width: 1600 * scale, height: 1200 * scale }
  const pixels = await (
    await gpuRenderer()
  ).renderPixels({
    ...leagueTrophy,
    ...size,
    samples: isPreview ? 1 : 8,
    seed: 9,
    uniforms: { uView: [0, -0.32, 12.2, 3.05] },
  })
  const picture = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  await picture.avif({ quality: 56, effort: 4 }).toFile(join(folder, 'vanguard.avif'))
}

/** The league's trophy: three orbits in a meridian ring, a burning core, and a plinth of chevrons. */
const leagueTrophy = {
  postProcess: {
    denoise: 0.1,
    exposure: 0.15,
    bloom: 0.2,
    bloomThreshold: 1.4,
    vignette: 0.45,
    grain: 0.014,
    contrast: 1.08,
    saturation: 1.05,
  },
  fragment:
    noise +
    shapes +
    metals +
    studio +
    /* glsl */ `
const vec3 RED = ${glslColor(palette.accent)}, HOT = ${glslColor(palette.accentHot)}, BRASS = ${glslColor(palette.brass)}, BONE = ${glslColor(palette.bone)};
uniform vec4 uView; // x: sideways aim, y: height of aim, z: distance, w: focal length

vec3 tilt(vec3 p, float a, float b) { p.yz = p.yz * turn(a); p.xy = p.xy * turn(b); return p; }
// A graduated hoop in the xz plane.
float hoop(vec3 p, float r, vec2 section, float teeth) {
  float l = length(p.xz), a = atan(p.z, p.x); float d = sdBox2(vec2(l - r, p.y), section) - .012;
  float f = abs(fract(a / TAU * teeth) - .5) * TAU * r / teeth; float tick = max(abs(abs(p.y) - section.y - .012) - .016, max(f - .010, abs(l - r) - section.x * .7)); d = max(d, -tick);
  float rib = sdBox2(vec2(l - r, abs(p.y) - section.y + .02), vec2(section.x + .022, .018)) - .006; return min(d, rib);
}
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
vec2 map(vec3 p) {
  vec2 r = vec2(p.y + 3.62, 6.);
  float inside = length(p) - 3.1;
  if (inside < .4) {
    vec3 m = p.xzy; r = nearer(r, vec2(hoop(m, 2.72, vec2(.075, .15), 120.), 1.));
    vec3 a = tilt(p, .42, .50), b = tilt(p, -.78, -.34), c = tilt(p, 1.05, .9);
    r = nearer(r, vec2(hoop(a, 2.24, vec2(.045, .105), 72.), 1.)); r = nearer(r, vec2(hoop(b, 1.70, vec2(.040, .085), 60.), 2.)); r = nearer(r, vec2(hoop(c, 1.18, vec2(.034, .07), 48.), 1.));
    r = nearer(r, vec2(sdSphere(a - 2.24 * vec3(cos(-.75), 0, sin(-.75)), .235), 4.)); r = nearer(r, vec2(sdSphere(b - 1.70 * vec3(cos(2.5), 0, sin(2.5)), .185), 5.)); r = nearer(r, vec2(sdSphere(c - 1.18 * vec3(cos(-1.9), 0, sin(-1.9)), .135), 1.));
    float pin = max(length(p.xz) - .035, abs(abs(p.y) - 2.0) - .80); pin = min(pin, sdSphere(vec3(p.x, abs(p.y) - 2.78, p.z), .13)); r = nearer(r, vec2(pin, 1.));
    // The core is cut like a stone.
    vec3 g = abs(tilt(p, .3, .2)); float cut = dot(g, normalize(vec3(1, 1.618, 0))); cut = max(cut, dot(g, normalize(vec3(0, 1, 1.618)))); cut = max(cut, dot(g, normalize(vec3(1.618, 0, 1)))); cut = max(cut, dot(g, vec3(.5773))); r = nearer(r, vec2(cut - .56, 3.));
  } else r = nearer(r, vec2(inside, 1.));
  // Plinth: stacked octagons, brass between them, and blades that sweep up around the ring.
  vec3 q = p; q.xz = fold(p.xz * turn(.39), 8.);
  float col = max(q.x - .52 - .55 * smoothstep(-2.75, -3.6, p.y) * smoothstep(-2.75, -3.6, p.y), abs(p.y + 3.2) - .42); r = nearer(r, vec2(col * .8, 2.));
  float foot = cmax(q.x - 1.62, abs(p.y + 3.5) - .10, .04); foot = min(foot, cmax(q.x - 1.32, abs(p.y + 3.33) - .07, .03)); r = nearer(r, vec2(foot, 2.));
  r = nearer(r, vec2(cmax(q.x - 1.42, abs(p.y + 3.40) - .022, .01), 1.)); r = nearer(r, vec2(cmax(q.x - .66, abs(p.y + 2.84) - .05, .02), 1.)); r = nearer(r, vec2(max(q.x - 1.5, max(1.44 - q.x, abs(p.y + 3.385) - .012)), 4.));
  vec3 w = vec3(abs(p.x), p.y, p.z + .05);
  for (int i = 0; i < 3; i++) { float k = float(i); float R = 3.06 + .26 * k; float l = length(w.xy - vec2(0, .02 * k)); float a = atan(w.x, -w.y); float t = sat((a - .28 - .06 * k) / (1.55 - .30 * k)); float wide = .115 * (1. - t) + .006; float d = max(max(abs(l - R - .10 * t * t) - wide, abs(w.z) - .055 * (1. - .7 * t)), max(.28 + .06 * k - a, a - 1.83 + .24 * k) * R * .6); r = nearer(r, vec2(d * .8, i == 1 ? 2. : 1.)); }
  return r;
}
vec3 normalAt(vec3 p) { vec3 n = vec3(0); for (int i = min(0, int(uSample)); i < 4; i++) { vec3 k = .5773 * (2. * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.); n += k * map(p + k * .002).x; } return normalize(n); }
float openness(vec3 p, vec3 n) { float o = 0., w = 1.; for (int i = min(0, int(uSample)); i < 4; i++) { float d = .02 + .10 * float(i); o += (d - map(p + n * d).x) * w; w *= .6; } return sat(1. - 1.6 * o); }
vec3 room(vec3 rd, float rough) {
  float b = .04 + rough * .8; vec3 l = vec3(.010, .011, .013) + vec3(.04) * sat(rd.y * .5 + .3);
  l += vec3(1., .94, .86) * 4.6 * softbox(rd, vec3(-.7, .5, .5), vec3(0, 1, 0), vec2(.34, .7), b); l += vec3(1., .95, .9) * 3.2 * softbox(rd, vec3(.1, 1., -.1), vec3(0, 0, 1), vec2(1.1, .22), b); l += vec3(.80, .90, 1.) * 5. * softbox(rd, vec3(.95, .22, -.25), vec3(0, 1, 0), vec2(.12, 1.3), b); l += RED * 12. * softbox(rd, vec3(.55, -.05, -.9), vec3(0, 1, 0), vec2(.30, .9), b); l += RED * 7. * softbox(rd, vec3(-.9, -.1, -.6), vec3(0, 1, 0), vec2(.2, .9), b); l += vec3(1., .9, .8) * 1.6 * softbox(rd, vec3(.45, .25, .9), vec3(0, 1, 0), vec2(.10, 1.), b); l += vec3(1., .92, .82) * .55 * softbox(rd, vec3(-.05, .5, .9), vec3(0, 1, 0), vec2(.55, .35), b + .2);
  return l;
}
vec2 march(vec3 ro, vec3 rd, float far, int steps) { float t = .02; vec2 h = vec2(1, 0); for (int i = min(0, int(uSample)); i < steps; i++) { h = map(ro + rd * t); if (h.x < .0003 * t + .0005) return vec2(t, h.y); t += h.x * .9; if (t > far) return vec2(-1); } return h.x < .01 ? vec2(t, h.y) : vec2(-1); }
// A wall of dark air behind the trophy, with the orbits it was made after drawn on it in hairlines.
vec3 backdrop(vec3 ro, vec3 rd) {
  vec2 q = (ro + rd * ((-7. - ro.z) / min(rd.z, -.05))).xy + ro.xy * (7. / ro.z); float r = length(q), a = atan(q.y, q.x);
  vec3 l = RED * .15 * exp(-r * .30) + vec3(.004, .0045, .006); l *= .65 + .7 * fbm2(q * .32 + 3.);
  for (int i = 0; i < 4; i++) {
    float k = float(i), R = 5.3 + 1.35 * k; float line = smoothstep(.034, .010, abs(r - R)); float f = abs(fract(a / TAU * (60. + 12. * k)) - .5) * TAU * R / (60. + 12. * k);
    float tick = i == 1 ? smoothstep(.030, .012, f) * smoothstep(.16, .14, abs(r - R - .12)) : 0.; l += BRASS * (line * .30 + tick * .20) / (1. + .45 * k);
    float at = 2.3 + k * 2.1; l += (i == 2 ? RED * 2.2 : BONE * .4) * smoothstep(.13, .10, length(q - R * vec2(cos(at), sin(at))));
  }
  return l;
}
vec3 surface(vec3 p, vec3 rd, float id, vec2 pixel, bool isFirst, out vec3 next, out vec3 weight) {
  vec3 n = normalAt(p); float ao = openness(p, n), wear = fbm3(p * 4.); vec3 base = BRASS; float metal = 1., rough = .22 + .16 * (wear - .4); vec3 glow = vec3(0);
  if (id < 1.5) base *= .8 + .4 * wear; else if (id < 2.5) { base = vec3(.05, .051, .056) * (.7 + .7 * wear); metal = .7; rough = .28 + .2 * (wear - .4); }
  else if (id < 3.5) { base = vec3(.02, .001, .001); metal = 0.; rough = .06; float facet = sat(dot(n, -rd)); glow = RED * (.35 + 2.6 * pow(facet, 3.)) + HOT * 1.1 * pow(facet, 10.); glow *= .6 + .8 * fbm3(p * 5.); }
  else if (id < 4.5) { base = vec3(.05, .004, .004); metal = 0.; rough = .08; glow = RED * 1.7 * (.35 + .65 * pow(sat(dot(n, -rd)), 2.)); }
  else if (id < 5.5) { base = BONE * .75; metal = 0.; rough = .3; }
  else { base = vec3(.010, .0105, .012); metal = 0.; rough = .10 + .16 * fbm2(p.xz * 1.4); float ring = length(p.xz); float g = min(abs(ring - 2.6), abs(ring - 4.2)); base += BRASS * .35 * smoothstep(.022, .012, g); metal = smoothstep(.022, .012, g); }
  float nv = sat(dot(n, -rd)); vec3 f0 = mix(vec3(.05), base, metal), f = fresnelTint(f0, nv); vec3 toCore = -p; float d2 = dot(toCore, toCore); float face = sat(dot(n, toCore * inversesqrt(d2)));
  vec3 l = base * (1. - metal) * (vec3(1., .95, .88) * 1.8 * sat(dot(n, normalize(vec3(-.7, .5, .5)))) + .05 + RED * 5. * face / (d2 * .35 + .3)) * ao;
  // The core's light, glancing off metal.
  vec3 h = normalize(toCore * inversesqrt(d2) - rd); if (id != 3.) l += f0 * RED * (2.2 * ggxTerm(sat(dot(n, h)), max(rough, .3)) + 1.2) * face / (d2 * .5 + .25) * ao;
  next = roughMirror(rd, n, rough * .75, sampleRandom(pixel, isFirst ? 1. : 2.)); weight = f * mix(.45 + .55 * ao, 1., .25); return l + glow;
}
vec4 shade(vec2 pixel) {
  vec2 uv = (2. * pixel - uResolution) / uResolution.y; vec3 ro = vec3(2.4, -.55, uView.z), ta = vec3(uView.x, uView.y, 0), w = normalize(ta - ro), u = normalize(cross(w, vec3(0, 1, 0))), v = cross(u, w); vec3 rd = normalize(u * uv.x + v * uv.y + w * uView.w);
  vec2 hit = march(ro, rd, 30., 140); vec3 l;
  if (hit.x < 0.) l = backdrop(ro, rd);
  else {
    vec3 p = ro + rd * hit.x, next, weight, none; l = surface(p, rd, hit.y, pixel, true, next, weight);
    vec3 o = p + normalAt(p) * .012; vec2 again = march(o, next, 9., 44); vec3 seen;
    if (again.x < 0.) seen = hit.y > 5.5 ? backdrop(ro, vec3(next.x, next.y, -abs(next.z))) + vec3(.01) : room(next, .3); else { vec3 q = o + next * again.x; vec3 n2, w2; seen = surface(q, next, again.y, pixel, false, n2, w2) + room(n2, .35) * w2; }
    l += seen * weight; float far = length(p.xz); if (hit.y > 5.5) l = mix(l, backdrop(ro, rd), smoothstep(5., 15., far));
  }
  float core = length(cross(rd, -ro)); l += RED * (.030 / (core * core + .10) + .02 * exp(-core * .7)); l += RED * .05 * smoothstep(.2, -1., uv.y) * fbm2(uv * 2.);
  return vec4(l, 1.);
}`,
}
