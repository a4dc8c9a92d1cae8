import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bare, type Coat, liveries, type Livery } from '@network-site/site/liveries'
import { type PortraitTraits, roster } from './roster.ts'
import type { DrawContext } from '../draw-context.ts'
import { metals, noise, shapes, studio } from '../gpu-renderer/glsl.ts'
import { linearColor } from '../mix-color.ts'
import type { ShaderJob } from '../gpu-renderer/open-gpu-renderer.ts'
import { backdropParts, backdrops } from './backdrops.ts'
import { crests } from './crests.ts'
import { fittings } from './fittings.ts'
import { faceOf, helms, visors } from './helms.ts'
import { insignia, platings } from './platings.ts'
import { mantles, pauldrons } from './mantles.ts'
import { portraitScene, portraitStudio } from './portrait-scene.ts'

/** Renders the 42 portraits and their smaller copies. */
export async function drawPortraits({ gpuRenderer, media, only, isPreview }: DrawContext): Promise<void> {
  const { size, samples } = isPreview ? { size: 128, samples: 1 } : { size: 1024, samples: 4 }
  const folder = join(media, 'mint-nft-pfps')
  mkdirSync(folder, { recursive: true })
  let saving = Promise.resolve()
  for (const item of roster) {
    if (only && !only.includes(String(item.id))) continue
    const pixels = await (await gpuRenderer()).renderPixels(composePortrait(item, size, samples))
    // The next portrait renders while this one is encoded.
    await saving
    saving = savePortrait(pixels, { size, path: join(folder, String(item.id)) })
    console.log(`  ${item.id} ${item.name}`)
  }
  await saving
}

async function savePortrait(pixels: Buffer, { size, path }: { size: number; path: string }): Promise<void> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } }).removeAlpha()
  const [smaller, larger] = [(size * 320) / 1024, (size * 640) / 1024]
  await picture
    .clone()
    .png({ palette: true, colors: 256, dither: 0.4, effort: 5, compressionLevel: 9 })
    .toFile(`${path}.png`)
  await picture.clone().resize(larger, larger).avif({ quality: 50, effort: 4 }).toFile(`${path}-640.avif`)
  await picture.clone().resize(smaller, smaller).avif({ quality: 52, effort: 4 }).toFile(`${path}-320.avif`)
  await picture.clone().resize(smaller, smaller).webp({ quality: 72, effort: 4 }).toFile(`${path}-320.webp`)
}

/** Composes the shader for an item's traits. */
function composePortrait(traits: PortraitTraits, size: number, samples: number): ShaderJob {
  const livery: Livery = liveries[traits.livery]
  const face = faceOf[traits.helm]
  const defines = [
    `#define EYE ${glslNumber(face.eyeHeight)}`,
    `#define FACE ${glslNumber(face.faceScale)}`,
    `#define SIGN_SIDE ${traits.facing === 'left' ? '1.' : '-1.'}`,
    `#define SIGN_${traits.signPlace.toUpperCase()}`,
  ]
  const turn = traits.facing === 'left' ? -1 : 1
  const coat = (value: { metal: number; rough: number }) => [value.metal, value.rough]
  const uniforms = {
    uArmour: linearColor(livery.armour.color),
    uArmourMR: coat(livery.armour),
    uUnder: linearColor(livery.under.color),
    uUnderMR: coat(livery.under),
    uTrim: linearColor(livery.trim.color),
    uTrimMR: coat(livery.trim),
    uCloth: linearColor(livery.cloth),
    uGlow: linearColor(livery.glow),
    uRimL: linearColor(livery.rimLeft),
    uRimR: linearColor(livery.rimRight),
    uHaze: linearColor(livery.haze),
    uPaint: linearColor(livery.paint),
    uBare: livery.armour.metal > 0.9 ? linearColor(bare.metal) : linearColor(bare.paint),
    uKey: isDark(livery.armour.color) ? [1.35, 1.28, 1.2] : [1, 0.95, 0.88],
    uHeadYaw: turn * traits.turn,
    uHeadPitch: traits.nod,
    uBodyYaw: turn * (traits.turn * 0.45 - 0.1),
    uWear: traits.wear,
    uPower: 2.6,
    uFrame: frameOf(traits),
    uCore: 1,
    // Dark lacquer shows only reflections, so it needs a stronger front light.
    uFill: isDark(livery.armour.color) ? 2.2 : 0.8,
  }
  const declared = Object.entries(uniforms).map(
    ([name, value]) => `uniform ${typeof value === 'number' ? 'float' : `vec${value.length}`} ${name};`,
  )
  const fragment = [
    ...defines,
    ...declared,
    noise,
    shapes,
    metals,
    studio,
    portraitScene,
    helms[traits.helm],
    fittings[traits.helm],
    visors[traits.visor],
    platings[traits.plating],
    crests[traits.crest],
    mantles[traits.mantle],
    pauldrons[traits.pauldron],
    insignia[traits.insignia],
    backdropParts,
    backdrops[traits.backdrop],
    portraitStudio,
  ].join('\n')
  return {
    fragment,
    width: size,
    height: size,
    samples,
    seed: traits.id,
    tile: 256,
    uniforms,
    postProcess: {
      denoise: 0.09,
      exposure: isPale(livery.armour) ? -0.42 : 0.1,
      bloom: 0.13,
      bloomThreshold: 1.5,
      vignette: 0.42,
      grain: 0.016,
      contrast: 1.06,
      saturation: 1.06,
    },
  }
}

/** Returns the half height of the view at unit distance and its upward shift, for tall crests. */
function frameOf({ crest, helm }: PortraitTraits): [number, number] {
  if (crest === 'Crescent') return [0.25, 0.1]
  if (helm === 'Jackal') return [0.224, 0.078]
  if (crest === 'Mane' || crest === 'Halo') return [0.218, 0.074]
  if (crest === 'Crown' || crest === 'Antennae' || crest === 'Horns' || crest === 'Blade') return [0.208, 0.062]
  return [0.19, 0.04]
}

function isDark(hex: string): boolean {
  return Math.max(...linearColor(hex)) < 0.03
}

// Paint scatters light; metal only reflects it.
function isPale({ color, metal }: Coat): boolean {
  return metal < 0.5 && Math.max(...linearColor(color)) > 0.35
}

function glslNumber(value: number): string {
  return value.toFixed(4)
}
