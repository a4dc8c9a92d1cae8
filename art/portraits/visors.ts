/**
 * Visors. Each defines `float visor(vec2 p)`, negative inside the opening, and `vec2 gleam(vec2 p, float v)`:
 * how much light the glass holds there, and how white-hot it is. p is the mirrored face plane around the eyes.
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

export type Visor = keyof typeof visors
