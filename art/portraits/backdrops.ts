/** Backdrops. Each defines `vec3 backdrop(vec2 p)`, the light behind the figure; p spans -1..1 from top to bottom. */
export const backdrops = {
  // One burning ring behind the head.
  Halo: /* glsl */ `vec3 backdrop(vec2 p) {
    vec2 c = p - vec2(0, .16); float r = length(c);
    float ring = abs(r - .80);
    vec3 l = uHaze * (.9 * exp(-ring * 5.) + .35 * exp(-r * 1.1));
    l += uGlow * (smoothstep(.011, .004, ring) * 5. + .045 / (ring * 9. + .06));
    l += uTrim * orbitLine(c, .97, .0035) * .5;
    l += bodyLight(c, .80, 2.45, .035, uGlow * 7.) + bodyLight(c, .97, .62, .022, uTrim * 1.6);
    return l + dust(p, 1.);
  }`,
  // A black disc, its corona, and the last bead of light.
  Eclipse: /* glsl */ `vec3 backdrop(vec2 p) {
    vec2 c = p - vec2(.10, .20); float r = length(c), a = atan(c.y, c.x);
    float disc = r - .86;
    float streak = .6 + .7 * fbm2(vec2(a * 3., r * 1.2)) ;
    vec3 corona = mix(uGlow, vec3(1., .8, .65), .35) * (.5 * exp(-max(disc, 0.) * 7.) + .05 / (max(disc, 0.) * 18. + .05)) * streak;
    float lit = .35 + .65 * smoothstep(-.6, 1., cos(a - 2.2));
    vec3 l = disc > 0. ? corona * lit : uHaze * .05;
    l += vec3(1., .82, .7) * 9. * exp(-length(c - .862 * vec2(cos(2.2), sin(2.2))) * 26.);
    return l + dust(p, step(0., disc));
  }`,
  // Brass orbits, tilted, with their bodies.
  Transit: /* glsl */ `vec3 backdrop(vec2 p) {
    vec2 c = (p - vec2(0, .1)) * turn(.42); c.y *= 2.35;
    vec3 l = uHaze * (1.1 * exp(-length(p - vec2(-.2, .3)) * 1.6) + .10);
    float r = length(c);
    for (int i = 0; i < 5; i++) { float k = .62 + .36 * float(i); l += uTrim * smoothstep(.012, .003, abs(r - k)) * (.95 - .12 * float(i)) * (.35 + .65 * sat(c.x + .5)); }
    vec2 o = p - vec2(.78, .62); float b = length(o) - .17;
    vec3 n = vec3(o, sqrt(max(.029 - dot(o, o), 0.))) / .17;
    l = mix(l, uGlow * (.04 + 1.6 * pow(sat(dot(n, normalize(vec3(-.75, -.3, .45)))), 1.4)) , smoothstep(.004, -.004, b));
    l += uGlow * .03 / (max(b, 0.) * 14. + .12);
    vec2 o2 = p - vec2(-.84, -.02); float b2 = length(o2) - .05;
    l = mix(l, uTrim * (.1 + sat(o2.x * 16. + .3)), smoothstep(.004, -.004, b2));
    return l + dust(p, 1.);
  }`,
  // A planet's limb and stars.
  Limb: /* glsl */ `vec3 backdrop(vec2 p) {
    vec2 c = p - vec2(-.9, -1.9); float r = length(c) - 2.02;
    vec3 l = uHaze * .22 * exp(-abs(p.y - .2));
    l += stars(p) * smoothstep(-.0, .1, r);
    vec3 air = mix(uGlow, vec3(1., .75, .6), .2);
    if (r > 0.) l += air * (.85 * exp(-r * 7.) + .18 * exp(-r * 2.)) * smoothstep(-1.3, .8, p.x * .7 + p.y);
    else l = uHaze * .5 * exp(r * 3.) * (.5 + fbm2(p * 6. + vec2(0, fbm2(p * 9.)))) + air * exp(r * 16.) * 1.2 * smoothstep(-1.2, .8, p.x + p.y);
    vec2 o = (p - vec2(.1, .25)) * turn(-.3); o.y *= 3.6;
    l += uTrim * smoothstep(.014, .003, abs(length(o) - 1.15)) * .45 * sat(.6 + o.x);
    return l;
  }`,
  // Light through a foundry's shutters.
  Foundry: /* glsl */ `vec3 backdrop(vec2 p) {
    float beam = 0.; vec2 s = p - vec2(-.5, 1.5); float a = atan(s.x, -s.y);
    for (int i = 0; i < 4; i++) beam += smoothstep(.075, .0, abs(a - .02 - .17 * float(i))) * (.9 - .15 * float(i));
    vec3 l = uHaze * (.30 + beam * 1.1 * exp(-length(s) * .55)) * (.7 + .6 * fbm2(p * 3. + 9.));
    float wheel = abs(length(p - vec2(.55, .5)) - .78);
    vec2 g = fold(p - vec2(.55, .5), 36.);
    float teeth = sdBox2(g - vec2(.84, 0), vec2(.05, .03));
    l *= 1. - .85 * max(smoothstep(.06, .05, wheel), smoothstep(.01, .0, teeth));
    l += uGlow * smoothstep(.010, .003, abs(length(p - vec2(.55, .5)) - .66)) * 1.3;
    l += sparks(p) * mix(uGlow, uTrim, .4);
    return l;
  }`,
  // A cage of fine rings.
  Armillary: /* glsl */ `vec3 backdrop(vec2 p) {
    vec2 c = p - vec2(0, .12);
    vec3 l = uHaze * (.95 * exp(-length(c) * 1.8) + .06);
    for (int i = 0; i < 6; i++) {
      float a = float(i) * PI / 6. + .2; vec2 q = c * turn(a); q.y *= 1. + 2.6 * abs(sin(float(i) * 1.3 + .4));
      float w = abs(length(q) - .98);
      l += uTrim * smoothstep(.012, .003, w) * (.35 + .4 * sat(q.x + .4));
    }
    float r = length(c);
    l += uGlow * (smoothstep(.008, .003, abs(r - .98)) * 1.6 + .012 / (abs(r - .98) * 12. + .05));
    float tick = abs(mod(atan(c.y, c.x) + TAU / 144., TAU / 72.) - TAU / 144.) * r;
    l += uTrim * smoothstep(.005, .001, tick) * smoothstep(.045, .04, abs(r - 1.06)) * .7;
    return l + dust(p, 1.);
  }`,
  // A wall of red storm.
  Tempest: /* glsl */ `vec3 backdrop(vec2 p) {
    vec2 q = p * 1.4 + vec2(.4, 0); float w = fbm2(q * 1.6 + 2. * fbm2(q * 1.1 + 5.));
    float v = fbm2(q * vec2(2.2, 1.3) + w * 2.2);
    vec3 l = uHaze * (.16 + 2.1 * pow(v, 2.4)) * smoothstep(-1.5, .9, p.y + .3);
    l += uGlow * .8 * pow(sat(v - .5) * 2.4, 3.);
    vec2 c = p - vec2(.0, .18);
    l += mix(uTrim, uGlow, .35) * smoothstep(.010, .002, abs(length(c) - .9)) * (.25 + .75 * smoothstep(.1, .6, v));
    l += sparks(p) * uGlow;
    return l;
  }`,
} as const

/** GLSL functions that several backdrops share. */
export const backdropParts = /* glsl */ `
float orbitLine(vec2 c, float r, float w) { return smoothstep(w * 2.5, w * .6, abs(length(c) - r)); }
vec3 bodyLight(vec2 c, float r, float a, float size, vec3 light) { float d = length(c - r * vec2(cos(a), sin(a))) - size; return light * (smoothstep(.006, -.006, d) * .5 + .0035 / (max(d, 0.) * max(d, 0.) * 60. + .02)); }
vec3 stars(vec2 p) {
  vec3 l = vec3(0);
  for (int i = 0; i < 2; i++) { vec2 g = p * (26. + 30. * float(i)), id = floor(g); vec2 o = hash22(id + 31. * float(i) + uSeed); float m = smoothstep(.93, 1., hash2(id + uSeed * 1.7)); l += vec3(1., .92, .85) * m * m * 1.2 * exp(-length(fract(g) - .2 - .6 * o) * (11. + 14. * o.x)); }
  return l;
}
vec3 dust(vec2 p, float m) { return (stars(p * .9) * .55 + uHaze * .10 * fbm2(p * 2.3 + uSeed)) * m; }
vec3 sparks(vec2 p) {
  vec3 l = vec3(0);
  for (int i = 0; i < 3; i++) { float k = float(i); vec2 g = p * turn(.5) * (7. + 6. * k), id = floor(g); vec2 o = hash22(id + 7. * k + uSeed); vec2 f = fract(g) - .2 - .6 * o; f = f * turn(.4 * o.x); float m = step(.72, hash2(id + 3.1 * k + uSeed)); l += m * exp(-length(f * vec2(9., 42.)) * 2.2) * (1.4 - .3 * k); }
  return l;
}
`
