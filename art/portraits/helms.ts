/** Helm shells. Each defines `float shell(vec3 p)`: the bare form, about one unit in radius, facing +z. */
export const helms = {
  // A Corinthian egg with long cheeks.
  Corinth: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y > .1 ? p.y - .1 : (p.y - .1) * .66, p.z);
  float d = sdEllipsoid(q, vec3(.78, .93, .95));
  float cheek = dot(q.xz, normalize(vec2(.83, .56))) - .735;
  d = smax(d, cheek - smoothstep(-.1, .5, p.y) * .12, .1);
  d = cmax(d, -(p.y + 1.12 + .28 * (p.z - .5) + .25 * q.x), .03);
  return d;
}`,
  // A pilot's sphere.
  Aphelion: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = length(q - vec3(0, .02, 0)) - .98;
  d = smax(d, dot(q - vec3(0, .02, 0), normalize(vec3(1, -.1, 0))) - .86, .06);
  float jaw = sdRoundBox(q - vec3(0, -.72, .42), vec3(.42, .3, .42), .18);
  d = smin(d, jaw, .16);
  return cmax(d, -(p.y + .98), .05);
}`,
  // Faceted planes that meet in a beak.
  Raptor: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = dot(q, normalize(vec3(.95, .22, .1))) - .72;
  d = smax(d, dot(q, normalize(vec3(.62, .7, .1))) - .80, .025);
  d = smax(d, dot(q, normalize(vec3(.22, .72, .62))) - .93, .025);
  d = smax(d, dot(q, normalize(vec3(.58, .22, .78))) - .86, .025);
  d = smax(d, dot(q, normalize(vec3(.55, -.42, .76))) - .88, .025);
  d = smax(d, dot(q, normalize(vec3(.92, -.36, .1))) - .74, .025);
  d = smax(d, q.y - .92, .05);
  d = smax(d, -q.z - .86 + .2 * q.y, .12);
  return cmax(d, -(p.y + 1.02 + .3 * (p.z - .4)), .04);
}`,
  // A chamfered block, built like a vault door.
  Bulwark: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = sdRoundBox(q - vec3(0, -.06, 0), vec3(.76, .92, .82), .12);
  d = smax(d, dot(q, normalize(vec3(.5, .8, .0))) - .90, .03);
  d = smax(d, dot(q, normalize(vec3(.0, .75, .6))) - .96, .03);
  d = smax(d, dot(q, normalize(vec3(.72, 0., .7))) - .92, .03);
  d = smax(d, dot(q, normalize(vec3(.5, -.7, .45))) - .99, .03);
  float jaw = sdRoundBox(q - vec3(0, -.66, .68), vec3(.4, .26, .26), .07);
  return min(d, jaw);
}`,
  // A great helm: tapered drum, ridged front.
  Bastion: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float r = .80 - .05 * smoothstep(-.2, .9, p.y) + .03 * p.y;
  float d = length(q.xz * vec2(1., .9)) - r;
  d = smax(d, dot(q.xz, normalize(vec2(.62, .8))) - .78 - .02 * p.y, .05);
  float top = p.y - .86 + .26 * length(q.xz);
  d = cmax(d, top, .05);
  d = cmax(d, -(p.y + 1.1 + .22 * (p.z - .6)), .04);
  return d * .95;
}`,
  // A war-hat dome with a flared, lamellar skirt.
  Kabuto: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = sdEllipsoid(q - vec3(0, .2, -.02), vec3(.86, .80, .93));
  d = max(d, -(p.y - .06));
  float face = sdEllipsoid(q - vec3(0, -.3, .06), vec3(.62, .86, .80));
  face = smax(face, dot(q.xz, normalize(vec2(.7, .7))) - .68, .06);
  d = min(d, face);
  float rad = length(q.xz * vec2(1., .94));
  float skirt = 1e3;
  for (int i = 0; i < 4; i++) {
    float y = .02 - float(i) * .21, r = .88 + float(i) * .12;
    vec2 s = vec2(rad - r, p.y - y) * turn(-.5);
    skirt = min(skirt, sdBox2(s, vec2(.022, .15)) - .014);
  }
  skirt = cmax(skirt, dot(vec2(q.x, p.z), normalize(vec2(-.55, 1.))) - .02, .03);
  d = min(d, skirt);
  vec2 b = vec2(length(q.xz) - .9, p.y - .13 + .16 * (length(q.xz) - .9));
  float brim = cmax(sdBox2(b, vec2(.17, .022)), -(p.z - .3 - .25 * q.x), .02);
  return min(d, brim) * .85;
}`,
  // A tall, nearly faceless dome.
  Oracle: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y > -.2 ? (p.y + .2) * .80 : (p.y + .2) * 1.0, p.z);
  float d = sdEllipsoid(q, vec3(.74, 1.04, .88));
  d = smax(d, dot(q.xz, normalize(vec2(.66, .76))) - .735, .12);
  float band = abs(p.y + .78) - .09;
  d = min(d, cmax(d - .05, band, .03));
  return cmax(d, -(p.y + 1.06), .03) * .9;
}`,
  // A muzzle and swept ears.
  Jackal: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = sdEllipsoid(q - vec3(0, .08, -.16), vec3(.70, .84, .84));
  d = smax(d, dot(q, normalize(vec3(.8, .5, .3))) - .70, .05);
  d = smax(d, dot(q, normalize(vec3(.75, -.1, .6))) - .70, .05);
  float snout = dot(q - vec3(0, -.2, .6), normalize(vec3(.86, .34, .26))) - .25;
  snout = smax(snout, dot(q, normalize(vec3(.45, -.8, .15))) - .58, .03);
  snout = smax(snout, dot(q, normalize(vec3(.10, .78, .62))) - .74, .04);
  snout = smax(snout, q.z - 1.36 - .2 * q.y, .04);
  snout = max(snout, -q.z - .1);
  d = smin(d, snout, .06);
  float guard = cmax(sdEllipsoid(q - vec3(0, -.55, -.22), vec3(.80, .86, .80)), p.z - .22 - .45 * p.y, .03);
  d = min(d, max(guard, p.y + .12));
  vec3 e = q - vec3(.44, .72, -.24);
  e.xy = e.xy * turn(.20); e.yz = e.yz * turn(.16);
  float taper = .30 - .27 * sat((e.y + .2) / 1.05);
  float ear = max(sdBox2(e.xz, vec2(taper * .5, taper)), abs(e.y - .25) - .62);
  ear = max(ear, -max(sdBox2(e.xz - vec2(0, .14), vec2(taper * .28, taper * .8)), -e.y + .1));
  d = min(d, ear * .8);
  return cmax(d, -(p.y + 1.02), .04) * .9;
}`,
  // A mask under an armored cowl.
  Pilgrim: /* glsl */ `
float shell(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = sdEllipsoid(vec3(q.x, q.y > 0. ? q.y : q.y * .85, q.z - .16), vec3(.66, .80, .74));
  d = smax(d, dot(q.xz - vec2(0, .16), normalize(vec2(.7, .72))) - .62, .08);
  float c = sdEllipsoid(vec3(q.x, q.y > 0. ? q.y * .88 : q.y * .62, q.z) - vec3(0, .02, -.12), vec3(.90, 1.0, 1.06));
  c = smax(c, dot(q.xy, normalize(vec2(.72, .7))) - .86, .06);
  c = abs(c + .03) - .03;
  float open = length((q.xy - vec2(0, -.12)) * vec2(1.18, .80)) - .66 + .22 * (p.z - .6);
  c = cmax(c, -max(open, -(p.z - .05)), .03);
  return cmax(min(d, c), -(p.y + 1.25), .03) * .9;
}`,
} as const

export type Helm = keyof typeof helms

/** The eye height and the face width of each helm. */
export const faceOf: Record<Helm, { eyeHeight: number; faceScale: number }> = {
  Corinth: { eyeHeight: 0.1, faceScale: 1 },
  Aphelion: { eyeHeight: 0.06, faceScale: 1.1 },
  Raptor: { eyeHeight: 0.1, faceScale: 1 },
  Bulwark: { eyeHeight: 0.14, faceScale: 1.02 },
  Bastion: { eyeHeight: 0.16, faceScale: 1 },
  Kabuto: { eyeHeight: -0.12, faceScale: 0.84 },
  Oracle: { eyeHeight: 0.02, faceScale: 0.95 },
  Jackal: { eyeHeight: 0.12, faceScale: 0.9 },
  Pilgrim: { eyeHeight: -0.02, faceScale: 0.84 },
}

/**
 * Visors. Each defines `float visor(vec2 p)`, negative inside the opening, and `vec2 gleam(vec2 p, float v)`, the light in
 * the glass and its whiteness. p is the mirrored face plane around the eyes.
 */
export const visors = {
  Slit: /* glsl */ `float visor(vec2 p) { return sdBox2(p - vec2(0, .02 + p.x * .1), vec2(.56, .05)); }
    vec2 gleam(vec2 p, float v) { float l = exp(-abs(p.y - .02 - p.x * .1) * 42.); return vec2(.16 + 1.5 * l, l * smoothstep(.56, .2, p.x)); }`,
  Tee: /* glsl */ `float visor(vec2 p) {
    float eye = sdBox2((p - vec2(.34, .03 + (p.x - .3) * .22)), vec2(.24, .095 - .06 * abs(p.x - .34)));
    float slot = sdBox2(p - vec2(0, -.62), vec2(.065 + max(-p.y - .3, 0.) * .12, .66));
    return min(eye, slot);
  }
    vec2 gleam(vec2 p, float v) { vec2 e = p - vec2(.33, .035 + (p.x - .3) * .22); float l = exp(-length(e * vec2(4.5, 26.))); return vec2(.05 + 1.7 * l + .30 * exp(-abs(p.y + .1) * 3.5), l * 1.1); }`,
  Band: /* glsl */ `float visor(vec2 p) { return sdBox2(p - vec2(0, .01 - .1 * p.x * p.x), vec2(.78, .16 - .04 * p.x)); }
    vec2 gleam(vec2 p, float v) { float l = exp(-abs(p.y - .02 + .1 * p.x * p.x) * 60.) * smoothstep(.76, .3, p.x); float s = smoothstep(.35, .5, abs(fract(p.y * 26.) - .5)); return vec2(.10 + .16 * s + 2. * l + .25 * exp(-abs(p.y) * 14.), l); }`,
  Chevron: /* glsl */ `float visor(vec2 p) { return max(abs(p.y - .26 * p.x * 1.6 + .1) * .86 - .075 + .03 * p.x, p.x - .64); }
    vec2 gleam(vec2 p, float v) { float l = exp(-abs(p.y - .416 * p.x + .1) * 52.); return vec2(.10 + 1.7 * l + .2 * exp(-p.x * 4.), l * smoothstep(.66, .1, p.x)); }`,
  Twin: /* glsl */ `float visor(vec2 p) { vec2 q = (p - vec2(.31, .03)) * turn(-.28); return length(vec2(q.x, q.y * 1.9 + q.x * q.x * .5)) - .22; }
    vec2 gleam(vec2 p, float v) { float r = length(p - vec2(.31, .03)); float l = exp(-r * r * 320.); return vec2(.09 + 1.7 * l + .45 * smoothstep(.02, .0, abs(r - .13)), l); }`,
  Mono: /* glsl */ `float visor(vec2 p) { return min(length(p) - .27, sdBox2(p, vec2(.66, .035))); }
    vec2 gleam(vec2 p, float v) { float r = length(p); float l = exp(-r * r * 150.); float rings = smoothstep(.014, .004, min(abs(r - .15), abs(r - .22))); return vec2(.07 + 2.2 * l + .9 * rings + .5 * step(.27, r), l * 1.2); }`,
  Cross: /* glsl */ `float visor(vec2 p) { return min(sdBox2(p, vec2(.58, .052)), sdBox2(p - vec2(0, -.18), vec2(.052, .62))); }
    vec2 gleam(vec2 p, float v) { float l = exp(-abs(p.y) * 46.) * exp(-abs(p.x - .26) * 3.); return vec2(.10 + 1.8 * l + .35 * exp(-length(p * vec2(1.5, 1.)) * 3.), l); }`,
  Veil: /* glsl */ `float visor(vec2 p) { vec2 q = vec2(p.x, p.y + .06); return length(vec2(q.x, q.y > 0. ? q.y * 1.35 : q.y * 1.0)) - .60; }
    vec2 gleam(vec2 p, float v) { float arcs = min(abs(length(p - vec2(0, -.06)) - .47), abs(p.y - .15 + .16 * p.x * p.x)); float lens = smoothstep(.014, .003, arcs) * step(v, -.04); float pip = smoothstep(.034, .014, length(p - vec2(.20, .02))); return vec2(.015 + .65 * lens + 2.4 * pip + .10 * exp(-length(p + vec2(0, .2)) * 4.), pip); }`,
  Array: /* glsl */ `float visor(vec2 p) {
    float d = length(p - vec2(.19, .06)) - .15;
    d = min(d, length(p - vec2(.45, .11)) - .095);
    d = min(d, length(p - vec2(.36, -.14)) - .07);
    return min(d, length(p - vec2(0, .3)) - .06);
  }
    vec2 gleam(vec2 p, float v) { float r = min(length(p - vec2(.19, .06)), min(length(p - vec2(.45, .11)) * 1.5, min(length(p - vec2(.36, -.14)) * 2., length(p - vec2(0, .3)) * 2.2))); float l = exp(-r * r * 260.); return vec2(.12 + 1.9 * l + .6 * smoothstep(.016, .004, abs(r - .10)), l); }`,
} as const
