import { ServiceError } from '@network-site/protocol/failures'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { rateLimits } from '../../services/rate-limits.ts'
import { answerError } from '../../http/error-handler.ts'
import { createDrawProgressCard, type ProgressSummary } from './draw-progress-card.ts'
import { progressCardRoutes } from './progress-card-routes.ts'

const owner = '0x00000000000000000000000000000000000000aa'
const summary: ProgressSummary = {
  address: owner,
  name: null,
  streak: 7,
  items: [1],
  season: { id: 'season-1', name: 'Season one' },
  rank: { id: 'high', name: 'High' },
  place: 3,
  places: 120,
}
const draw = createDrawProgressCard({
  words: { streak: 'days', today: '{minted} of {total}', place: '{place} of {places}', noRank: 'none' },
  colors: { background: '#000000', text: '#ffffff', accent: '#e5322d', metal: '#c39a68', bright: '#efd0a0' },
  logo: undefined,
  rankIds: ['high', 'low'],
})

test('draws 1200 by 630 pixels, with what was minted today lit', async () => {
  const card = await draw(summary)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [minted, missing] = [await brightness(card, 65), await brightness(card, 65 + 38)]
  expect(minted).toBeGreaterThan(180)
  expect(missing).toBeLessThan(60)
})

test('draws the badge of the rank, and none without one', async () => {
  const middle = { left: 922, top: 224, width: 16, height: 16 }
  const colorOf = async (changed: Partial<ProgressSummary>) => {
    const pixels = await sharp(await draw({ ...summary, ...changed }))
      .extract(middle)
      .raw()
      .toBuffer()
    const mean = (channel: number) => pixels.reduce((sum, byte, at) => sum + (at % 3 === channel ? byte : 0), 0) / 256
    return [mean(0), mean(1), mean(2)]
  }
  // The highest has a bright middle, the others one in the accent.
  expect(Math.min(...(await colorOf({})))).toBeGreaterThan(120)
  const [red = 0, green = 0] = await colorOf({ rank: { id: 'low', name: 'Low' } })
  expect(red).toBeGreaterThan(green * 2)
  expect(Math.max(...(await colorOf({ rank: null, place: null })).slice(1))).toBeLessThan(60)
})

test('writes a name that it has letters for, else the address', async () => {
  const [unnamed, named, foreign] = await Promise.all([null, 'Ada', 'Ада'].map((name) => draw({ ...summary, name })))
  expect(named).not.toEqual(unnamed)
  expect(foreign).toEqual(unnamed)
})

test('reads once for a card that many want, keeps no failure, and refuses what is no address', async () => {
  const readProgressSummary = vi
    .fn(async () => summary)
    .mockRejectedValueOnce(new ServiceError('MINT_INDEX_UNAVAILABLE'))
  const app = Fastify()
  app.setErrorHandler(answerError)
  progressCardRoutes(app, {
    readProgressSummary,
    draw: async () => Buffer.from('card'),
    rateLimits: rateLimits(undefined),
    nowMilliseconds: () => 0,
  })
  expect((await app.inject(`/progress-card/${owner}.jpg`)).statusCode).toBe(503)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(`/progress-card/${owner}.jpg`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' })
  expect(readProgressSummary).toHaveBeenCalledTimes(2)
  expect((await app.inject('/progress-card/0x12.jpg')).statusCode).toBe(400)
})

/** Of the middle of a light in the first row. */
async function brightness(card: Buffer, x: number): Promise<number> {
  const bytes = await sharp(card)
    .extract({ left: x - 3, top: 487, width: 6, height: 6 })
    .raw()
    .toBuffer()
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
}
