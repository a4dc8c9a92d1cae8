/** Insignia. Each defines `float device(vec2 p)`: negative inside the painted device, about one unit across. */
export const insignia = {
  Spheres: /* glsl */ `float device(vec2 p) {
    float r = length(p);
    float d = min(abs(r - .9), min(abs(r - .58), abs(r - .27))) - .05;
    d = min(d, length(p - vec2(.64, .64)) - .17);
    d = min(d, length(p - vec2(-.5, -.29)) - .14);
    return min(d, length(p - vec2(.2, -.18)) - .13);
  }`,
  Chevrons: /* glsl */ `float device(vec2 p) { float y = p.y - abs(p.x) * .62; return max(min(abs(y + .5), min(abs(y), abs(y - .5))) - .13, abs(p.x) - .72); }`,
  Sunburst: /* glsl */ `float device(vec2 p) { vec2 q = fold(p, 12.); return min(length(p) - .34, max(abs(q.y) - .16 * (1. - q.x), max(q.x - .98, .46 - q.x))); }`,
  Numeral: /* glsl */ `float device(vec2 p) { float d = max(min(abs(p.x), min(abs(p.x - .42), abs(p.x + .42))) - .11, abs(p.y) - .66); return min(d, sdBox2(vec2(p.x, abs(p.y) - .8), vec2(.82, .07))); }`,
  Talon: /* glsl */ `float device(vec2 p) { p = p * turn(.3); float y = p.y; return max(min(abs(p.x - .1 * y * y), min(abs(p.x - .48 - .1 * y * y), abs(p.x + .48 - .1 * y * y))) - .15 * (1. - y * y), abs(y) - .95); }`,
  Eclipse: /* glsl */ `float device(vec2 p) { float d = max(length(p) - .85, -(length(p - vec2(.30, .18)) - .70)); return min(d, length(p - vec2(.36, .22)) - .22); }`,
  Lozenge: /* glsl */ `float device(vec2 p) { vec2 q = abs(p); float d = abs(q.x * .9 + q.y * .6 - .62) - .08; return min(d, q.x * .9 + q.y * .6 - .26); }`,
  Stripe: /* glsl */ `float device(vec2 p) { return min(abs(p.x + p.y * .35) - .20, abs(p.x + p.y * .35 - .48) - .07); }`,
} as const

export type Insignia = keyof typeof insignia
