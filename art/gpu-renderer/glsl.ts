/** Wraps a fragment that defines `vec4 shade(vec2 pixel)` in a shader with the renderer's uniforms. */
export function shaderFrame(fragment: string): string {
  return /* glsl */ `#version 300 es
precision highp float;
precision highp int;
uniform vec2 uResolution;
uniform vec2 uJitter;      // sub-pixel position of this sample, 0..1
uniform float uSample;     // index of this sample
uniform float uSamples;    // total number of samples
uniform float uSeed;
out vec4 outColor;
#define PI 3.14159265359
#define TAU 6.28318530718
#define sat(x) clamp(x, 0., 1.)
${fragment}
void main() {
  vec4 light = shade(floor(gl_FragCoord.xy) + uJitter);
  // One invalid pixel would bloom over the whole picture.
  if (!(dot(light, light) < 1e9)) light = vec4(0, 0, 0, 1);
  outColor = light;
}
`
}

/** Hashes, value noise, fractal noise, and per-sample random numbers. */
export const noise = /* glsl */ `
float hash1(float p) { p = fract(p * .1031); p *= p + 33.33; p *= p + p; return fract(p); }
float hash2(vec2 p) { vec3 q = fract(vec3(p.xyx) * .1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float hash3(vec3 p) { p = fract(p * .1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
vec2 hash22(vec2 p) { vec3 q = fract(vec3(p.xyx) * vec3(.1031, .1030, .0973)); q += dot(q, q.yzx + 33.33); return fract((q.xx + q.yz) * q.zy); }
vec3 hash33(vec3 p) { p = fract(p * vec3(.1031, .1030, .0973)); p += dot(p, p.yxz + 33.33); return fract((p.xxy + p.yxx) * p.zyx); }
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float noise3(vec3 p) {
  vec3 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
             mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float fbm2(vec2 p) { float a = .5, s = 0.; for (int i = 0; i < 5; i++) { s += a * noise2(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3; a *= .5; } return s; }
float fbm3(vec3 p) { float a = .5, s = 0.; for (int i = 0; i < 5; i++) { s += a * noise3(p); p = p.yzx * 2.03 + 3.1; a *= .5; } return s; }
// Two numbers that differ per pixel and spread evenly over samples.
vec2 sampleRandom(vec2 pixel, float salt) {
  vec2 start = hash22(floor(pixel) + salt * 17.31 + uSeed * .137);
  return fract(start + uSample * vec2(.7548776662, .5698402910));
}
`

/** Signed distance functions and the operators that combine them. */
export const shapes = /* glsl */ `
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }
float sdSphere(vec3 p, float r) { return length(p) - r; }
float sdEllipsoid(vec3 p, vec3 r) { float a = length(p / r), b = length(p / (r * r)); return a * (a - 1.) / b; }
float sdBox(vec3 p, vec3 b) { vec3 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.); }
float sdRoundBox(vec3 p, vec3 b, float r) { return sdBox(p, b - r) - r; }
float sdBox2(vec2 p, vec2 b) { vec2 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, q.y), 0.); }
float sdTorus(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
float sdCylinder(vec3 p, float r, float h) { vec2 d = vec2(length(p.xz) - r, abs(p.y) - h); return min(max(d.x, d.y), 0.) + length(max(d, 0.)); }
float sdCapsule(vec3 p, vec3 a, vec3 b, float r) { vec3 pa = p - a, ba = b - a; return length(pa - ba * sat(dot(pa, ba) / dot(ba, ba))) - r; }
float sdRoundCone(vec3 p, vec3 a, vec3 b, float r1, float r2) { vec3 pa = p - a, ba = b - a; float h = sat(dot(pa, ba) / dot(ba, ba)); return length(pa - ba * h) - mix(r1, r2, h); }
float sdSegment(vec2 p, vec2 a, vec2 b) { vec2 pa = p - a, ba = b - a; return length(pa - ba * sat(dot(pa, ba) / dot(ba, ba))); }
// A ring with a rectangular section: x is radius, y is height.
float sdHoop(vec3 p, float r, vec2 section) { return sdBox2(vec2(length(p.xz) - r, p.y), section); }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
// A chamfered joint, as if milled.
float cmax(float a, float b, float k) { return max(max(a, b), (a + b + k) * .7071); }
float cmin(float a, float b, float k) { return min(min(a, b), (a + b - k) * .7071); }
vec2 fold(vec2 p, float n) { float s = TAU / n, a = atan(p.y, p.x); a = mod(a + s * .5, s) - s * .5; return length(p) * vec2(cos(a), sin(a)); }
`

/** Microfacet reflection for brass, black metal, lacquer, and glass. */
export const metals = /* glsl */ `
struct Surface { vec3 base; float metal; float rough; float coat; vec3 glow; };
Surface brassSurface(vec3 tint, float wear) { return Surface(tint, 1., mix(.16, .38, wear), 0., vec3(0)); }
Surface blackMetalSurface(float wear) { return Surface(vec3(.035, .036, .04) * mix(1., 1.9, wear), .85, mix(.26, .46, wear), .25, vec3(0)); }
Surface glassSurface(vec3 tint) { return Surface(tint * .03, 0., .05, 1., vec3(0)); }
vec3 fresnelTint(vec3 f0, float c) { return f0 + (1. - f0) * pow(1. - c, 5.); }
float ggxTerm(float nh, float rough) { float a = rough * rough, a2 = a * a, d = nh * nh * (a2 - 1.) + 1.; return a2 / (PI * d * d); }
float smithTerm(float nv, float nl, float rough) { float k = (rough + 1.) * (rough + 1.) / 8.; return 1. / ((nv * (1. - k) + k) * (nl * (1. - k) + k) * 4.); }
vec3 microfacet(vec3 n, vec3 v, vec3 l, vec3 f0, float rough) {
  vec3 h = normalize(v + l); float nl = max(dot(n, l), 0.), nv = max(dot(n, v), 1e-3);
  return fresnelTint(f0, max(dot(h, v), 0.)) * ggxTerm(max(dot(n, h), 0.), rough) * smithTerm(nv, nl, rough) * nl;
}
// Bends a mirror direction inside a rough lobe.
vec3 roughMirror(vec3 rd, vec3 n, float rough, vec2 u) {
  float a = rough * rough, phi = TAU * u.x, c = sqrt((1. - u.y) / (1. + (a * a - 1.) * u.y)), s = sqrt(1. - c * c);
  vec3 t = normalize(abs(n.y) < .9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0))), b = cross(n, t);
  vec3 r = reflect(rd, normalize(t * s * cos(phi) + b * s * sin(phi) + n * c));
  return dot(r, n) > 0. ? r : reflect(rd, n);
}
`

/** Studio lights, as an environment for reflections. */
export const studio = /* glsl */ `
// A rectangular softbox in direction d, facing the stage; blur softens its edge with roughness.
float softbox(vec3 rd, vec3 d, vec3 up, vec2 size, float blur) {
  vec3 w = normalize(d), u = normalize(cross(up, w)), v = cross(w, u);
  float z = dot(rd, w); if (z <= 0.) return 0.;
  vec2 q = vec2(dot(rd, u), dot(rd, v)) / z;
  vec2 e = smoothstep(size + blur, size - blur * .9, abs(q));
  return e.x * e.y;
}
// A soft round light.
float softDisc(vec3 rd, vec3 d, float size, float blur) { return smoothstep(cos(size + blur), cos(max(size - blur, 0.)), dot(rd, normalize(d))); }
`
