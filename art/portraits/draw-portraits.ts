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

/** Paints the forty-two portraits and their smaller copies for the grid. */
export async function drawPortraits({ gpuRenderer, media, only, isPreview }: DrawContext): Promise<void> {
  const { size, samples } = isPreview ? { size: 128, samples: 1 } : { size: 1024, samples: 4 }
  const folder = join(media, 'mint-nft-pfps')
  mkdirSync(folder, { recursive: true })
  let saving = Promise.resolve()
  for (const item of roster) {
    if (only && !only.includes(String(item.id))) continue
    const pixels = await (await gpuRenderer()).renderPixels(composePortrait(item, size, samples))
    // The next portrait is painted while this one is being packed.
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
    .png({ palette: true, colours: 256, dither: 0.4, effort: 5, compressionLevel: 9 })
    .toFile(`${path}.png`)
  await picture.clone().resize(larger, larger).avif({ quality: 50, effort: 4 }).toFile(`${path}-640.avif`)
  await picture.clone().resize(smaller, smaller).avif({ quality: 52, effort: 4 }).toFile(`${path}-320.avif`)
  await picture.clone().resize(smaller, smaller).webp({ quality: 72, effort: 4 }).toFile(`${path}-320.webp`)
}

/** Turns one item's traits into the shader that paints it. */
function composePortrait(traits: PortraitTraits, size: number, samples: number): ShaderJob {
  const livery: Livery = liveries[traits.livery]
  const face = faceOf[traits.helm]
  const defines = [
    `#define EYE ${glslNumber(face.eyeHeight)}`,
    `#define FACE ${glslNumber(face.faceScale)}`,
    `#define SIGN_SIDE ${traits.facing === 'left' ? '1.' : '-1.'}`,
    `#define SIGN_${traits.signPlace.toUpperCase()}`,
  ]
  const uniforms = {
    uArmour: 3,
    uUnder: 3,
    uTrim: 3,
    uCloth: 3,
    uGlow: 3,
    uRimL: 3,
    uRimR: 3,
    uHaze: 3,
    uPaint: 3,
    uBare: 3,
    uKey: 3,
    uArmourMR: 2,
    uUnderMR: 2,
    uTrimMR: 2,
    uFrame: 2,
    uHeadYaw: 1,
    uHeadPitch: 1,
    uBodyYaw: 1,
    uWear: 1,
    uPower: 1,
    uCore: 1,
    uFill: 1,
  } as const
  const declared = Object.entries(uniforms).map(
    ([name, length]) => `uniform ${length === 1 ? 'float' : `vec${length}`} ${name};`,
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
  const turn = traits.facing === 'left' ? -1 : 1
  const coat = (value: { metal: number; rough: number }) => [value.metal, value.rough]
  return {
    fragment,
    width: size,
    height: size,
    samples,
    seed: traits.id,
    tile: 256,
    uniforms: {
      uArmour: linearColor(livery.armour.colour),
      uArmourMR: coat(livery.armour),
      uUnder: linearColor(livery.under.colour),
      uUnderMR: coat(livery.under),
      uTrim: linearColor(livery.trim.colour),
      uTrimMR: coat(livery.trim),
      uCloth: linearColor(livery.cloth),
      uGlow: linearColor(livery.glow),
      uRimL: linearColor(livery.rimLeft),
      uRimR: linearColor(livery.rimRight),
      uHaze: linearColor(livery.haze),
      uPaint: linearColor(livery.paint),
      uBare: livery.armour.metal > 0.9 ? linearColor(bare.metal) : linearColor(bare.paint),
      uKey: isDark(livery.armour.colour) ? [1.35, 1.28, 1.2] : [1, 0.95, 0.88],
      uHeadYaw: turn * traits.turn,
      uHeadPitch: traits.nod,
      uBodyYaw: turn * (traits.turn * 0.45 - 0.1),
      uWear: traits.wear,
      uPower: 2.6,
      uFrame: frameOf(traits),
      uCore: 1,
      // Dark lacquer only shows what it mirrors, so it gets a stronger front light.
      uFill: isDark(livery.armour.colour) ? 2.2 : 0.8,
    },
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

/** Half-height of the view at unit distance, and how far it looks up: tall crests need room. */
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

// Paint returns all the light it gets; metal only what it mirrors.
function isPale({ colour, metal }: Coat): boolean {
  return metal < 0.5 && Math.max(...linearColor(colour)) > 0.35
}

function glslNumber(value: number): string {
  return value.toFixed(4)
}
