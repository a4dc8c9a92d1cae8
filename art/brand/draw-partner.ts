import type { PartnerLogo } from '@network-site/site/schema/partner-logos'
import { cutLettering, faceNamed } from './lettering.ts'

/** Draws one partner's logo as a monochrome SVG, 40 units high. */
export function drawPartner(partner: PartnerLogo): string {
  const textX = 51
  const gap = partner.lines.length > 1 ? 1.32 : 0
  const cut = partner.lines.map((line, index) => {
    const { size, tracking } = partner
    const face = faceNamed(partner.face)
    const { capHeight } = cutLettering('H', { face, size })
    const middle = 20 + (index - (partner.lines.length - 1) / 2) * capHeight * gap * 1.16
    return cutLettering(line, { face, size, tracking, x: textX, baseline: middle + capHeight / 2 })
  })
  const width = Math.ceil(textX + Math.max(...cut.map((line) => line.width)) + 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" fill="currentColor" role="img" aria-label="${partner.name.replace('&', '&amp;')}">` +
    `${partner.mark}${cut.map((line) => `<path d="${line.path}"/>`).join('')}</svg>\n`
  )
}
