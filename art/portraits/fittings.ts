import type { Helm } from './helms.ts'

/**
 * The attachments and cutouts of each helm.
 * `carve` is negative where metal is removed; `fitting` returns distance and material. q is mirrored.
 */
export const fittings: Record<Helm, string> = {
  Corinth: /* glsl */ `
float carve(vec3 p, vec3 q) {
  float vents = sdBox2(vec2(p.z - .28, mod(p.y + .62, .10) - .05), vec2(.20, .020));
  return max(vents, max(abs(p.y + .55) - .26, .4 - q.x));
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float brow = cmax(h - .10, max(abs(p.y - EYE - .235 - .10 * q.x + .2 * smoothstep(.3, 0., q.x)) - .035, -p.z), .02);
  float hem = max(h - .05, abs(p.y + 1.09 + .28 * (p.z - .5) + .25 * q.x) - .05);
  float hub = sdCylinder((q - vec3(.76, .1, -.12)).yxz, .17, .05) - .02;
  hub = max(hub, -(sdCylinder((q - vec3(.84, .1, -.12)).yxz, .09, .05)));
  float d = min(min(brow, hem), hub);
  return vec2(d, 3.);
}`,
  Aphelion: /* glsl */ `
float carve(vec3 p, vec3 q) {
  float vents = sdBox2(vec2(mod(q.x + .05, .1) - .05, p.y + .78), vec2(.022, .12));
  return max(vents, max(q.x - .36, .5 - p.z));
}
vec2 fitting(vec3 p, vec3 q, float h) {
  vec3 c = (q - vec3(.88, .02, -.06)).yxz;
  float cup = sdCylinder(c, .36, .10) - .03;
  cup = max(cup, -(abs(length(c.xz) - .24) - .03 + .5 * max(.09 - c.y, 0.)));
  float cap = sdCylinder(c - vec3(0, .12, 0), .13, .03) - .012;
  float rail = cmax(h - .08, max(abs(q.x - .20) - .04, max(-(p.y - .3), -(p.z + .9))), .02);
  float neck = sdHoop(p - vec3(0, -.93, 0), .62, vec2(.1, .06)) - .02;
  vec2 r = cup < rail ? vec2(cup, 1.) : vec2(rail, 2.);
  if (neck < r.x) r = vec2(neck, 3.);
  return cap < r.x ? vec2(cap, 3.) : r;
}`,
  Raptor: /* glsl */ `
float carve(vec3 p, vec3 q) {
  vec2 s = (vec2(p.z, p.y) - vec2(.36, -.58)) * turn(.5);
  float vents = sdBox2(vec2(s.x, mod(s.y + .06, .12) - .06), vec2(.22, .026));
  return max(vents, max(abs(s.y) - .2, .25 - q.x));
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float keel = cmax(h - .07, max(q.x - .05, max(-(p.z - .2), abs(p.y + .36) - .36)), .02);
  float browV = cmax(h - .12, max(abs(p.y - EYE - .20 - .42 * q.x) - .045, max(q.x - .74, -p.z)), .02);
  float plateB = cmax(h - .05, max(p.z + .1, abs(p.y + .1) - .5), .03);
  vec2 r = keel < browV ? vec2(keel, 3.) : vec2(browV, 1.);
  return plateB < r.x ? vec2(plateB, 2.) : r;
}`,
  Bulwark: /* glsl */ `
float carve(vec3 p, vec3 q) {
  float grille = max(sdBox2(vec2(mod(q.x + .045, .09) - .045, p.y + .66), vec2(.024, .15)), max(q.x - .32, .6 - p.z));
  float side = max(sdBox2(vec2(p.z + .1, mod(p.y + .6, .14) - .07), vec2(.26, .034)), max(abs(p.y + .5) - .27, .5 - q.x));
  return min(grille, side);
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float ear = sdRoundBox(q - vec3(.80, .12, -.14), vec3(.10, .34, .28), .04);
  ear = max(ear, -sdRoundBox(q - vec3(.92, .12, -.14), vec3(.06, .2, .16), .02));
  float piston = sdCapsule(q, vec3(.72, -.30, .34), vec3(.44, -.70, .74), .055);
  float bolt = sdCylinder((q - vec3(.50, .56, .60)), .05, .05);
  float roof = cmax(h - .06, max(q.x - .24, max(-(p.y - .4), -(p.z + .7))), .03);
  vec2 r = ear < roof ? vec2(ear, 2.) : vec2(roof, 1.);
  if (piston < r.x) r = vec2(piston, 3.);
  return bolt < r.x ? vec2(bolt, 3.) : r;
}`,
  Bastion: /* glsl */ `
float carve(vec3 p, vec3 q) {
  vec2 g = vec2(q.x - .18, p.y + .38); vec2 f = mod(g + .055, .11) - .055;
  float holes = length(f) - .030;
  return max(holes, max(max(abs(g.x - .16) - .17, abs(g.y + .12) - .23), .15 - p.z));
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float cross = min(abs(p.y - EYE) - .105, q.x - .10);
  cross = cmax(h - .05, max(cross, -(p.z - .1)), .02);
  float hem = max(h - .06, abs(p.y + 1.04 + .22 * (p.z - .6)) - .06);
  float cap = max(h - .06, abs(p.y - .60 + .02 * p.z) - .045);
  float d = min(cross, min(hem, cap));
  return vec2(d, 3.);
}`,
  Kabuto: /* glsl */ `
float carve(vec3 p, vec3 q) {
  float teeth = sdBox2(vec2(mod(q.x + .05, .1) - .05, p.y + .62), vec2(.030, .055));
  return max(teeth, max(q.x - .27, .3 - p.z));
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float dome = sdEllipsoid(q - vec3(0, .2, -.02), vec3(.86, .80, .93));
  vec2 s = fold(p.xz, 22.);
  float ribs = max(dome - .045, max(abs(s.y) - .016, -(p.y - .16)));
  float knob = sdCylinder(p - vec3(0, 1.0, -.02), .12 - .3 * max(p.y - 1.02, 0.), .09) - .015;
  float lip = max(abs(length(q.xz) - 1.06) - .025, abs(p.y - .10) - .035); lip = max(lip, -(p.z - .34 - .25 * q.x));
  float lash = sdCapsule(q, vec3(.06, -.46, .80), vec3(.46, -.40, .62), .045 - .05 * q.x);
  float nose = sdRoundCone(p, vec3(0, -.14, .76), vec3(0, -.36, .90), .05, .10);
  vec2 r = ribs < min(knob, lip) ? vec2(ribs, 1.) : vec2(min(knob, lip), 3.);
  if (lash < r.x) r = vec2(lash, 3.);
  return nose < r.x ? vec2(nose, 1.) : r;
}`,
  Oracle: /* glsl */ `
float carve(vec3 p, vec3 q) {
  vec2 f = fold(p.xz, 40.);
  return max(abs(f.y) - .022, abs(p.y + .55) - .11);
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float rib = cmax(h - .06, max(abs(q.x) - .035, -(p.y - EYE - .34)), .02);
  float hoop = max(h - .05, min(abs(p.y + .40), abs(p.y + .69)) - .025);
  vec3 c = (q - vec3(.70, .02, -.08)).yxz;
  float disc = sdCylinder(c, .25, .07) - .02;
  disc = max(disc, -(abs(length(c.xz) - .16) - .02 + .5 * max(.06 - c.y, 0.)));
  float d = min(rib, hoop);
  return disc < d ? vec2(disc, 2.) : vec2(d, 3.);
}`,
  Jackal: /* glsl */ `
float carve(vec3 p, vec3 q) {
  float teeth = max(sdBox2(vec2(mod(p.z, .09) - .045, p.y + .40), vec2(.020, .07)), max(abs(p.z - .92) - .25, -.05 + .0 * q.x));
  float ridge = max(sdBox2(vec2(p.z - .05, mod(p.y + .5, .13) - .065), vec2(.22, .03)), max(abs(p.y + .5) - .2, .5 - q.x));
  return min(teeth, ridge);
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float nose = cmax(h - .035, max(1.02 - p.z + .3 * p.y, -p.y - .42), .02);
  float bridge = cmax(h - .05, max(q.x - .055, max(.4 - p.z, -(p.y + .3))), .02);
  float band = cmax(h - .05, max(abs(p.y - .50 - .2 * p.z) - .05, abs(p.z - .1) - .7), .02); band = max(band, p.y - .7);
  vec3 c = (q - vec3(.74, -.02, -.24)).yxz;
  float disc = sdCylinder(c, .2, .06) - .02;
  float d = min(min(nose, bridge), band);
  return disc < d ? vec2(disc, 2.) : vec2(d, 3.);
}`,
  Pilgrim: /* glsl */ `
float carve(vec3 p, vec3 q) {
  float slots = sdBox2(vec2(mod(q.x + .05, .1) - .05, p.y + .52), vec2(.020, .11));
  return max(slots, max(q.x - .25, .3 - p.z));
}
vec2 fitting(vec3 p, vec3 q, float h) {
  float c = sdEllipsoid(vec3(q.x, q.y > 0. ? q.y * .88 : q.y * .62, q.z) - vec3(0, .02, -.12), vec3(.90, 1.0, 1.06));
  c = smax(c, dot(q.xy, normalize(vec2(.72, .7))) - .86, .06);
  float open = length((q.xy - vec2(0, -.12)) * vec2(1.18, .80)) - .66 + .22 * (p.z - .6);
  float rim = max(abs(c + .02) - .05, abs(open) - .04); rim = max(rim, -p.z);
  float ridge = cmax(c - .06, max(q.x - .05, -(p.y - .5)), .02);
  float brow = cmax(h - .05, max(abs(p.y - EYE - .26) - .03, max(q.x - .45, .35 - p.z)), .015);
  return vec2(min(min(rim, ridge), brow) * .9, 3.);
}`,
}
