import type { GameWorld } from '@network-site/site/game-worlds'
import { type Face, outlineText } from '../brand/lettering.ts'

type TitleCard = {
  face: Face
  size: number
  tracking: number
  lineGap: number
  /** The position of the block on a 1600×900 image. */
  x: number
  y: number
  align: 'left' | 'center' | 'right'
  skew?: number
  /** Decoration in the block's coordinates, with the last baseline at 0. */
  ornament: (width: number, colors: { ink: string; spark: string }) => string
  /** A 96-unit icon in two colors. */
  icon: (colors: GameWorld['icon']) => string
}

const ring = (r: number, extra = '') =>
  `<circle cx="48" cy="48" r="${r}" fill="none" stroke="currentColor" stroke-width="4" ${extra}/>`

/** The layout of each game's title and icon; `site/src` defines the text and colors. */
export const titles: Record<string, TitleCard> = {
  'roche-line': {
    face: 'archivoBlack',
    size: 150,
    tracking: -0.01,
    lineGap: 124,
    x: 84,
    y: 690,
    align: 'left',
    skew: -12,
    ornament: (width, { ink, spark }) =>
      `<path d="M-20 40H${width + 190}" stroke="${ink}" stroke-width="5"/><path d="M-20 54H${width * 0.62}" stroke="${spark}" stroke-width="5"/>`,
    icon: ({ spark }) =>
      `<circle cx="48" cy="48" r="19" fill="currentColor"/><path d="M14 62C30 60 66 44 84 30M10 69c24-2 58-16 78-32" fill="none" stroke="currentColor" stroke-width="4.500"/><path d="M30 55c14-3 26-8 37-15" stroke="${spark}" stroke-width="5" fill="none"/>`,
  },
  brassmarch: {
    face: 'cinzel',
    size: 118,
    tracking: 0.06,
    lineGap: 0,
    x: 84,
    y: 806,
    align: 'left',
    ornament: (width, { ink, spark }) =>
      `<path d="M0 44H${width}" stroke="${ink}" stroke-width="3"/><path d="M0 56H${width}" stroke="${ink}" stroke-width="1.500"/><circle cx="${width / 2}" cy="50" r="13" fill="${spark}" stroke="${ink}" stroke-width="3"/><path d="M${width / 2} 41v9l6 4" stroke="${ink}" stroke-width="2.500" fill="none"/>`,
    icon: () =>
      `${ring(23)}<g stroke="currentColor" stroke-width="9">${[...Array(8).keys()].map((tooth) => `<path d="M48 14v11" transform="rotate(${tooth * 45} 48 48)"/>`).join('')}</g><path d="M48 33v16l10 7" fill="none" stroke="currentColor" stroke-width="4.500"/>`,
  },
  'fathom-debt': {
    face: 'shoulders',
    size: 190,
    tracking: 0.02,
    lineGap: 170,
    x: 84,
    y: 236,
    align: 'left',
    ornament: (width, { ink, spark }) =>
      [...Array(9).keys()]
        .map(
          (tick) =>
            `<path d="M${width + 40} ${-290 + tick * 36}h${tick % 4 === 0 ? 34 : 18}" stroke="${ink}" stroke-width="3"/>`,
        )
        .join('') + `<circle cx="${width + 57}" cy="${-290 + 7 * 36}" r="7" fill="${spark}"/>`,
    icon: ({ spark }) =>
      `<path d="M8 48c14-23 66-23 80 0-14 23-66 23-80 0Z" fill="none" stroke="currentColor" stroke-width="4.500"/><circle cx="48" cy="48" r="15" fill="currentColor"/><path d="M48 36c5 7 5 17 0 24-5-7-5-17 0-24Z" fill="${spark}"/>`,
  },
  lofthold: {
    face: 'marcellus',
    size: 158,
    tracking: -0.01,
    lineGap: 0,
    x: 84,
    y: 214,
    align: 'left',
    ornament: (width, { ink, spark }) =>
      `<path d="M4 52c${width * 0.16}-26 ${width * 0.3} 26 ${width * 0.5} 0s${width * 0.34}-22 ${width * 0.48} 0" fill="none" stroke="${ink}" stroke-width="4"/><circle cx="${width * 0.5}" cy="52" r="7" fill="${spark}"/>`,
    icon: () =>
      `<path d="M14 50h68L56 82c-4 5-12 5-16 0Z" fill="currentColor"/><path d="M32 46V31l14-11 14 11v15Z" fill="currentColor"/><path d="M66 46V34" stroke="currentColor" stroke-width="4"/><circle cx="66" cy="30" r="8" fill="currentColor"/>`,
  },
  vesperine: {
    face: 'italiana',
    size: 112,
    tracking: 0.42,
    lineGap: 0,
    x: 800,
    y: 150,
    align: 'center',
    ornament: () => '',
    icon: ({ spark }) =>
      `${ring(30)}<circle cx="48" cy="48" r="13" fill="${spark}"/><path d="M10 80h76" stroke="currentColor" stroke-width="3.500"/>`,
  },
}

/** Draws a title block as SVG shapes for a 1600×900 image. */
export function drawTitle(card: TitleCard, world: GameWorld): string {
  const cut = world.lettering.map((line, index) =>
    outlineText(line, { face: card.face, size: card.size, tracking: card.tracking, baseline: index * card.lineGap }),
  )
  const width = Math.max(...cut.map((line) => line.width))
  const shift = { left: 0, center: -width / 2, right: -width }[card.align]
  const top = -(cut[0]?.capHeight ?? card.size)
  const bottom = (cut.length - 1) * card.lineGap
  const letters = cut.map((line) => `<path d="${line.path}"/>`).join('')
  const skew = card.skew ? ` skewX(${card.skew})` : ''
  return `<defs>
    <linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${bottom}"><stop offset="0" stop-color="${world.ink[0]}"/><stop offset="1" stop-color="${world.ink[1]}"/></linearGradient>
    <filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>
    <filter id="near" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="4"/></filter>
  </defs>
  <g transform="translate(${card.x + shift} ${card.y})${skew}">
    <g fill="${world.shade}" opacity=".75" filter="url(#soft)">${letters}</g>
    <g fill="${world.shade}" opacity=".6" filter="url(#near)" transform="translate(0 5)">${letters}</g>
    <g fill="url(#ink)">${letters}</g>
    <g transform="translate(0 ${bottom})">${card.ornament(width, { ink: world.ink[1], spark: world.spark })}</g>
  </g>`
}
