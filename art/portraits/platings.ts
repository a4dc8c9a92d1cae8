/** Plating. Each defines `vec2 plating(vec3 p, vec3 q, float h)`: the shell after milling, and its material (1 armor, 2 under-metal, 3 trim). */
export const platings = {
  // Clean seams only.
  Monocoque: /* glsl */ `vec2 plating(vec3 p, vec3 q, float h) {
    h += groove(q.x - .018, .012, .02) + groove(p.z + .28 - .15 * p.y, .012, .022);
    h += groove(p.y - .52 - .1 * p.z, .010, .018) * step(p.z, .9);
    return vec2(h, 1.);
  }`,
  // A raised brow, cheeks and spine.
  Layered: /* glsl */ `vec2 plating(vec3 p, vec3 q, float h) {
    float brow = max(-(p.y - EYE - .24 + .16 * q.x), -(p.z + .3));
    float a = cmax(h - .05, brow, .02);
    float cheek = max(max(p.y - EYE + .2 - .1 * q.x, .22 - q.x), -(p.z - .05 + .25 * p.y));
    float b = cmax(h - .045, cheek, .02);
    float spine = cmax(h - .085, max(q.x - .10, -(p.y - EYE - .30)), .025);
    float back = cmax(h - .03, max(p.z + .38, abs(p.y + .2) - .5), .02);
    float plates = min(min(a, b), back);
    plates += groove(p.z + .05 + .2 * p.y, .010, .02);
    vec2 r = vec2(h, 2.);
    if (plates < r.x) r = vec2(plates, 1.);
    if (spine < r.x) r = vec2(spine, 3.);
    return r;
  }`,
  // Overlapping hoops.
  Lamellar: /* glsl */ `vec2 plating(vec3 p, vec3 q, float h) {
    float y = p.y * 5.2 - .9 * q.x * q.x - .3 * p.z, f = fract(y) ;
    float away = smoothstep(.25, .1, p.z - .55 * abs(p.y - EYE));
    h -= (.045 * (1. - f) * smoothstep(1., .93, f)) * away;
    h += groove(p.z - .3 - .5 * abs(p.y - EYE), .014, .03);
    float bolt = length(vec2(f - .5, (mod(p.z * 6., 1.) - .5))) - .14;
    h -= .012 * smoothstep(.06, 0., bolt) * away;
    return vec2(h * .8, away > .5 && f > .92 ? 3. : 1.);
  }`,
  // Rim bands and rivets.
  Riveted: /* glsl */ `vec2 plating(vec3 p, vec3 q, float h) {
    float band = min(q.x - .085, min(abs(p.y - EYE - .30) - .07, abs(p.z + .16) - .075));
    band = max(band, -(p.z + .6));
    float strap = cmax(h - .04, band, .015);
    float s = min(length(vec2(q.x, mod(p.y + .07, .17) - .085)), min(length(vec2(abs(p.y - EYE - .30), mod(q.x + .02, .17) - .085)), length(vec2(abs(p.z + .16), mod(p.y + .02, .17) - .085))));
    strap -= .022 * smoothstep(.036, .012, s);
    return strap < h ? vec2(strap * .9, 3.) : vec2(h, 1.);
  }`,
  // Many small machined cells at different heights.
  Tessellate: /* glsl */ `vec2 plating(vec3 p, vec3 q, float h) {
    vec2 g = vec2(atan(q.x, p.z) * 2.6, p.y * 2.5 + .5 * q.x);
    g.x += .37 * floor(g.y); if (hash2(floor(g) + 2.) > .45) g = g * 2. + .13;
    vec2 id = floor(g), f = abs(fract(g) - .5);
    float edge = max(f.x, f.y), lift = hash2(id + 4.) * .022;
    float away = smoothstep(-.02, .12, max(abs(p.y - EYE) - .2, .3 - p.z));
    float cell = smoothstep(.488, .465, edge);
    h -= (lift * cell - .012 * (1. - cell)) * away;
    float m = hash2(id + 11.);
    return vec2(h * .82, m > .90 ? 3. : m > .74 ? 2. : 1.);
  }`,
  // Orbits engraved around the temple and filled with brass.
  Engraved: /* glsl */ `vec2 plating(vec3 p, vec3 q, float h) {
    float r = length(vec2(p.z + .05, p.y - EYE - .12));
    float g = min(abs(r - .26), min(abs(r - .40), abs(r - .58)));
    float spot = min(length(vec2(p.z - .21, p.y - EYE - .12)) , min(length(vec2(p.z + .33, p.y - EYE - .42)), length(vec2(p.z + .05, p.y - EYE + .46))));
    float side = smoothstep(.25, .4, q.x);
    float line = min(g - .014, spot - .05);
    float crown = min(abs(q.x - .03), abs(q.x - .09)) - .008;
    crown = max(crown, -(p.y - EYE - .28));
    line = q.x > .3 ? line : crown;
    h += .016 * smoothstep(.012, .0, line);
    h += groove(p.y - EYE + .34 + .12 * q.x, .012, .02) * step(.2, q.x);
    return vec2(h, line < .002 ? 3. : 1.);
  }`,
} as const

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
