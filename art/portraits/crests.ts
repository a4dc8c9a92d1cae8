/** Crests. Each defines `vec2 crest(vec3 p, float h)`: distance and material; h is the distance to the bare shell. */
export const crests = {
  None: /* glsl */ `vec2 crest(vec3 p, float h) { return vec2(1e3, 1.); }`,
  // A bristled fan from brow to nape.
  Mane: /* glsl */ `vec2 crest(vec3 p, float h) {
    float a = atan(p.y - .1, p.z + .1), r = length(p.yz - vec2(.1, -.1));
    float fan = max(r - 1.62 + .12 * cos(a * 2. - 1.9), -(r - 1.0));
    float d = sdBox2(vec2(abs(p.x), fan), vec2(.085 - .03 * sat(r - 1.), 0.)) - .012;
    d = max(abs(p.x) - .10 + .035 * sat((r - 1.) * 1.6), fan);
    d = max(d, abs(a - 1.75) - 1.25);
    d += .012 * sin(a * 110.) * sat((r - 1.05) * 4.);
    float rail = max(abs(p.x) - .14, max(h - .10, -(p.y - .1)));
    rail = max(rail, abs(a - 1.75) - 1.3);
    return d * .6 < rail ? vec2(d * .6, 8.) : vec2(rail, 3.);
  }`,
  // A milled fin.
  Blade: /* glsl */ `vec2 crest(vec3 p, float h) {
    float fin = cmax(h - .36 + .30 * smoothstep(-.2, 1., p.z), abs(p.x) - .045, .03);
    fin = max(fin, -(p.y - .25 - .3 * sat(p.z)));
    float slot = max(abs(h - .16) - .03, abs(p.z + .25) - .4);
    fin = max(fin, -slot);
    return vec2(fin, 1.);
  }`,
  // A crescent set on the brow.
  Crescent: /* glsl */ `vec2 crest(vec3 p, float h) {
    vec3 q = vec3(abs(p.x), p.y - 1.22, p.z - .78 + .2 * (p.y - .8));
    float arc = length(q.xy) - .78;
    float w = .085 * (1. - smoothstep(-.95, .75, q.y)) + .012;
    float d = length(vec2(max(abs(arc) - w, 0.), max(abs(q.z) - .022, 0.))) - .012;
    d = max(d, q.y - .62);
    float boss = sdCylinder((p - vec3(0, .5, .86)).xzy, .13, .08) - .015;
    return d < boss ? vec2(d * .8, 3.) : vec2(boss, 2.);
  }`,
  // Two masts on one side, a lamp on the taller.
  Antennae: /* glsl */ `vec2 crest(vec3 p, float h) {
    vec3 q = p - vec3(-.84, .1, -.15);
    float pod = sdRoundBox(q, vec3(.09, .3, .22), .05);
    float a = sdCapsule(q, vec3(0, .2, 0), vec3(-.10, 1.28, -.2), .016);
    float b = sdCapsule(q, vec3(0, .2, -.12), vec3(-.04, .86, -.34), .013);
    float lamp = length(q - vec3(-.10, 1.3, -.2)) - .036;
    float d = min(a, b);
    vec2 r = pod < d ? vec2(pod, 2.) : vec2(d, 3.);
    return lamp < r.x ? vec2(lamp, 7.) : r;
  }`,
  // A ring of points.
  Crown: /* glsl */ `vec2 crest(vec3 p, float h) {
    float a = atan(p.x, p.z), n = 11., s = TAU / n, id = floor(a / s + .5), f = a - id * s;
    float r = length(p.xz * vec2(1., .93));
    float tall = .34 + .2 * step(.5, mod(id + 20., 2.)) + .12 * cos(a);
    float y = p.y - .42;
    float spike = max(abs(r - .86 - .12 * y) - .03, abs(f) * .86 - .16 * (1. - y / tall));
    spike = max(spike, -y);
    float hoop = max(abs(r - .86) - .05, abs(y - .02) - .07);
    return vec2(min(spike, hoop) * .7, 3.);
  }`,
  // An armillary ring carried behind the head.
  Halo: /* glsl */ `vec2 crest(vec3 p, float h) {
    vec3 q = p - vec3(0, .28, -.62);
    float r = length(q.xy), a = atan(q.y, q.x);
    float ring = sdBox2(vec2(r - 1.34, q.z), vec2(.045, .03)) - .008;
    float f = abs(mod(a + TAU / 48., TAU / 24.) - TAU / 48.) * r;
    ring = min(ring, max(sdBox2(vec2(r - 1.24, q.z), vec2(.06, .015)), f - .012));
    float thin = length(vec2(r - 1.16, q.z)) - .014;
    float body = length(q - vec3(cos(.95) * 1.34, sin(.95) * 1.34, 0)) - .115;
    float arm = max(sdBox2(vec2(abs(q.x), q.z), vec2(.04, .03)), abs(q.y - .55) - .8);
    ring = min(min(ring, thin), arm);
    return body < ring ? vec2(body, 7.) : vec2(ring * .9, 3.);
  }`,
  // Swept blades at the temples.
  Wings: /* glsl */ `vec2 crest(vec3 p, float h) {
    vec3 q = vec3(abs(p.x) - .76, p.y - .2, p.z + .05);
    float d = 1e3;
    for (int i = 0; i < 3; i++) {
      float k = float(i);
      vec3 e = q - vec3(.03 + .05 * k, .02 - .16 * k, -.1 * k);
      e.yz = e.yz * turn(-.62 + .2 * k); e.xy = e.xy * turn(.26 + .08 * k);
      float len = .95 - .2 * k;
      float taper = .19 * (1. - sat(e.y / len) * .9);
      float b = max(max(abs(e.x) - .022, abs(e.z) - taper), max(e.y - len, -e.y - .12));
      d = min(d, b);
    }
    float hub = sdCylinder((q - vec3(.03, -.02, 0)).yxz, .2, .07) - .012;
    return d < hub ? vec2(d * .85, 1.) : vec2(hub, 3.);
  }`,
  // Short ram horns.
  Horns: /* glsl */ `vec2 crest(vec3 p, float h) {
    vec3 q = vec3(abs(p.x) - .62, p.y - .52, p.z - .1);
    vec2 c = q.xy - vec2(-.08, .55);
    float a = atan(c.x, -c.y);
    float t = sat(a / 2.2);
    float d = length(vec2(length(c) - .55, q.z + .35 * t * t)) - mix(.15, .012, t);
    d = max(d, -c.x - .05);
    d = max(d, max(a - 2.2, -.12 - a) * .5);
    d += .008 * sin(a * 34.) * (1. - t);
    return vec2(d * .8, 6.5);
  }`,
} as const
