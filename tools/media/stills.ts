import { join } from 'node:path'
import { drawBrand } from './brand/draw-brand.ts'
import { drawLeague } from './brand/draw-league.ts'
import { drawSocial } from './brand/draw-social.ts'
import { drawGames } from './games/draw-games.ts'
import { drawPortraits } from './portraits/draw-portraits.ts'
import { openStage } from './stage/open-stage.ts'

// node tools/media/stills.ts                      everything
// node tools/media/stills.ts brand portraits      only these parts
// node tools/media/stills.ts portraits --only=3,7 only these of a part
const media = join(import.meta.dirname, '../../site/media')
const words = process.argv.slice(2)
const asked = words.filter((word) => !word.startsWith('--'))
const listed = words
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

const stage = await openStage()
const parts: Record<string, () => Promise<void>> = {
  brand: () => drawBrand(media),
  portraits: () => drawPortraits({ stage, media, ...(listed && { only: listed.map(Number) }) }),
  games: () => drawGames({ stage, media, ...(listed && { only: listed }) }),
  league: () => drawLeague(stage, media),
  social: () => drawSocial(media),
}
for (const [part, draw] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(part)) continue
  console.log(`drawing ${part}`)
  await draw()
}
await stage.close()
