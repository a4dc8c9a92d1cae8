import { outlineText } from '../brand/lettering.ts'
import type { GameWorld } from '@network-site/site/schema/game-worlds'
import type { TitleCard } from './titles.ts'

/** Draws a title block as SVG shapes for a 1600×900 picture. */
export function drawTitle(card: TitleCard, world: GameWorld): string {
  const cut = world.lettering.map((line, index) =>
    outlineText(line, { face: card.face, size: card.size, tracking: card.tracking, baseline: index * card.lineGap }),
  )
  const width = Math.max(...cut.map((line) => line.width))
  const shift = { left: 0, centre: -width / 2, right: -width }[card.align]
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
