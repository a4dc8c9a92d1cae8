import { bare, liveries } from '@network-site/site/liveries'
import type { Coat, Livery } from '@network-site/site/schema/liveries'
import { metals, noise, shapes, studio } from '../gpu-renderer/glsl.ts'
import { linearColour } from '../gpu-renderer/linear-colour.ts'
import type { ShaderJob } from '../gpu-renderer/open-gpu-renderer.ts'
import { backdropParts, backdrops } from './backdrops.ts'
import { crests } from './crests.ts'
import { fittings } from './fittings.ts'
import { faceOf, helms } from './helms.ts'
import { insignia } from './insignia.ts'
import { mantles, pauldrons } from './mantles.ts'
import { platings } from './platings.ts'
import { portraitScene, portraitStudio } from './portrait-scene.ts'
import type { PortraitTraits } from './portrait-traits.ts'
import { visors } from './visors.ts'

/** Turns one item's traits into the shader that paints it. */
export function composePortrait(traits: PortraitTraits, size: number, samples: number): ShaderJob {
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
      uArmour: linearColour(livery.armour.colour),
      uArmourMR: coat(livery.armour),
      uUnder: linearColour(livery.under.colour),
      uUnderMR: coat(livery.under),
      uTrim: linearColour(livery.trim.colour),
      uTrimMR: coat(livery.trim),
      uCloth: linearColour(livery.cloth),
      uGlow: linearColour(livery.glow),
      uRimL: linearColour(livery.rimLeft),
      uRimR: linearColour(livery.rimRight),
      uHaze: linearColour(livery.haze),
      uPaint: linearColour(livery.paint),
      uBare: livery.armour.metal > 0.9 ? linearColour(bare.metal) : linearColour(bare.paint),
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
  return Math.max(...linearColour(hex)) < 0.03
}

// Paint returns all the light it gets; metal only what it mirrors.
function isPale({ colour, metal }: Coat): boolean {
  return metal < 0.5 && Math.max(...linearColour(colour)) > 0.35
}

function glslNumber(value: number): string {
  return value.toFixed(4)
}
