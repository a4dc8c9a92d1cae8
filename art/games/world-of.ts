import { type GameWorld, gameWorlds } from '@network-site/site/game-worlds'
import { glslColor } from '../mix-color.ts'

/** Returns the look of a game from `site/src`. */
export function worldOf(slug: string): GameWorld {
  const world = gameWorlds[slug]
  if (!world) throw new Error(`site/src/game-worlds.ts has no game ${slug}`)
  return world
}

/** Returns the icon of a game: shapes on a square in the colors of its world. */
export function iconSvg({ ground, ink }: GameWorld['icon'], shapes: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" color="${ink}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>` +
    `<rect width="96" height="96" rx="20" fill="url(#g)"/>${shapes}</svg>\n`
  )
}

/** Returns GLSL constants for a scene, from the named colors of the game's world. */
export function worldColors(slug: string, named: Record<string, string>): string {
  const { colors } = worldOf(slug)
  const lines = Object.entries(named).map(([constant, name]) => {
    const color = colors[name]
    if (!color) throw new Error(`site/src/game-worlds.ts: ${slug} has no color ${name}`)
    return `const vec3 ${constant} = ${glslColor(color)};`
  })
  return `\n${lines.join('\n')}\n`
}

/** A camera and drifting specks shared by the key-art scenes. */
export const lens = /* glsl */ `
vec3 lookRay(vec2 pixel, vec3 from, vec3 to, float focal, float roll) {
  vec2 uv = (2. * pixel - uResolution) / uResolution.y;
  uv = uv * turn(roll);
  vec3 w = normalize(to - from), u = normalize(cross(vec3(0, 1, 0), w)), v = cross(w, u);
  return normalize(u * uv.x + v * uv.y + w * focal);
}
// Soft round specks at several depths; x is their light.
float specks(vec2 uv, float density, float size, vec2 drift) {
  float l = 0.;
  for (int i = 0; i < 4; i++) {
    float k = float(i); vec2 g = (uv * turn(.3 + k) + drift * k) * density * (1. + k * .8), id = floor(g);
    vec2 o = hash22(id + 13. * k + uSeed); float on = step(.62, hash2(id + 5. * k + uSeed));
    float r = size * (.4 + 1.2 * o.y) / (1. + k * .25);
    l += on * smoothstep(r, r * .2, length(fract(g) - .25 - .5 * o)) * (.25 + .75 * o.x) / (1. + k * .6);
  }
  return l;
}
float hitSphere(vec3 ro, vec3 rd, vec3 c, float r) { vec3 o = ro - c; float b = dot(o, rd), h = b * b - dot(o, o) + r * r; return h < 0. ? -1. : -b - sqrt(h); }
`
