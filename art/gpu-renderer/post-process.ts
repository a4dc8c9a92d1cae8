/** The conversion of accumulated radiance to an image. */
export type PostProcess = {
  /** Stops of exposure applied before the tone curve. */
  exposure?: number
  /** The fraction of blurred light that is added. */
  bloom?: number
  /** Radiance above which light blooms. */
  bloomThreshold?: number
  vignette?: number
  grain?: number
  saturation?: number
  contrast?: number
  /** Chromatic aberration at the corners, in pixels. */
  fringe?: number
  /** The color of the deepest shadows, in linear light. */
  lift?: [number, number, number]
  /** The denoiser's tolerance for neighboring pixels, 0..1, for rough metal. */
  denoise?: number
  /** Keeps the shader's alpha instead of an opaque image. */
  keepAlpha?: boolean
}

export const postProcessDefaults: Required<PostProcess> = {
  exposure: 0,
  bloom: 0.12,
  bloomThreshold: 0.8,
  vignette: 0.25,
  grain: 0.018,
  saturation: 1,
  contrast: 1,
  fringe: 0,
  lift: [0, 0, 0],
  denoise: 0,
  keepAlpha: false,
}

/** The last pass: bloom, exposure, filmic curve, vignette, grain, and sRGB. */
export const postProcessFragment = /* glsl */ `#version 300 es
precision highp float;
uniform sampler2D uRadiance, uBloomMap;
uniform vec2 uResolution;
uniform float uSamples, uExposure, uBloom, uVignette, uGrain, uSaturation, uContrast, uFringe, uSeed, uKeepAlpha;
uniform vec3 uLift;
out vec4 outColor;

float hash(vec3 p) { p = fract(p * vec3(.1031, .1030, .0973)); p += dot(p, p.yzx + 33.33); return fract((p.x + p.y) * p.z); }

// A filmic curve with a soft toe and shoulder; saturated light turns white only near clipping.
vec3 filmic(vec3 c) {
  mat3 into = mat3(.59719,.076,.0284, .35458,.90834,.13383, .04823,.01566,.83777);
  mat3 back = mat3(1.60475,-.10208,-.00327, -.53108,1.10813,-.07276, -.07367,-.00605,1.07602);
  vec3 v = into * c;
  v = (v * (v + .0245786) - .000090537) / (v * (.983729 * v + .4329510) + .238081);
  vec3 hill = clamp(back * v, 0., 1.);
  return hill;
}

vec3 radiance(vec2 uv) { return texture(uRadiance, uv).rgb / uSamples; }

void main() {
  vec2 uv = gl_FragCoord.xy / uResolution;
  vec2 away = uv - .5;
  vec3 c;
  if (uFringe > 0.) {
    vec2 d = away * dot(away, away) * 4. * uFringe / uResolution.y;
    c = vec3(radiance(uv + d).r, radiance(uv).g, radiance(uv - d).b);
  } else c = radiance(uv);
  c = mix(c, c + texture(uBloomMap, uv).rgb, uBloom);
  c *= exp2(uExposure);
  float aspect = uResolution.x / uResolution.y;
  vec2 corner = away * vec2(mix(1., aspect, .35), 1.);
  c *= 1. - uVignette * smoothstep(.12, .62, dot(corner, corner) * 1.6);
  c += uLift;
  c = max(c, 0.);
  c = filmic(c * 1.15);
  float luma = dot(c, vec3(.2126, .7152, .0722));
  c = max(mix(vec3(luma), c, uSaturation), 0.);
  c = mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c));
  c = mix(vec3(.42), c, uContrast);
  float g = hash(vec3(gl_FragCoord.xy, uSeed)) + hash(vec3(gl_FragCoord.yx, uSeed + 7.)) - 1.;
  c += g * uGrain * mix(.55, 1., smoothstep(0., .3, luma)) * (1. - .6 * luma);
  float alpha = mix(1., texture(uRadiance, uv).a / uSamples, uKeepAlpha);
  outColor = vec4(clamp(c, 0., 1.), alpha);
}
`
