import { language } from '@network-site/site/language'
import { languages } from '@network-site/site/languages'
import Fastify from 'fastify'
import sharp, { type Region } from 'sharp'
import { expect, test, vi } from 'vitest'
import { ServiceError } from '@network-site/protocol/failures'
import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import type { Progress } from '@network-site/protocol/progress'
import { answerError } from '../../http/error-handler.ts'
import { createTestContext } from '../../../test/test-context.ts'
import type { Chain } from '../../services/chain.ts'
import { wordsIn } from '../../http/localized-words.ts'
import { isWritable } from './card-layers.ts'
import { createDrawCollectionCard } from './draw-collection-card.ts'
import { cardsPlugin } from './plugin.ts'
import { createDrawProgressCard, type ProgressSummary } from './draw-progress-card.ts'

const owner = '0x00000000000000000000000000000000000000aa'
const words = { title: 'A Collection & more', collected: 'collected', pictures: '{total} pictures' }
const colors = { background: '#07080a', text: '#f4f0ea', accent: '#e5322d' }

test('draws a collection card of 1200 by 630 pixels with held items lit', async () => {
  const white = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const draw = createDrawCollectionCard({ colors, logo: undefined, picture: async () => white })
  const card = await draw({
    owner,
    words,
    language,
    quantities: Array.from({ length: 42 }, (_, at) => (at === 0 ? 2 : 0)),
  })
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [held, missing] = await Promise.all([brightness(card, 0), brightness(card, 1)])
  expect(held).toBeGreaterThan(230)
  expect(missing).toBeLessThan(100)
})

test('draws a collection card without pictures', async () => {
  const draw = createDrawCollectionCard({ colors, logo: undefined, picture: async () => undefined })
  expect((await draw({ owner, words, language, quantities: Array<number>(42).fill(1) })).length).toBeGreaterThan(1000)
})

test('reads the chain once for concurrent requests of a card', async () => {
  const readHoldings = vi.fn(async () => Array<number>(42).fill(1))
  const app = startApp(readHoldings)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(`/collection-card/${owner}.jpg`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.headers['content-type']).toBe('image/jpeg')
  expect(readHoldings).toHaveBeenCalledOnce()
})

test('caches a card for a minute and does not cache failures', async () => {
  let now = 0
  const readHoldings = vi.fn(async () => Array<number>(42).fill(1)).mockRejectedValueOnce(new Error('no'))
  const app = startApp(readHoldings, () => now)
  const statusOf = async () => (await app.inject(`/collection-card/${owner}.jpg`)).statusCode
  expect([await statusOf(), await statusOf()]).toEqual([503, 200])
  now += 59_999
  await statusOf()
  expect(readHoldings).toHaveBeenCalledTimes(2)
  now += 1
  await statusOf()
  expect(readHoldings).toHaveBeenCalledTimes(3)
})

test.each(['0x12.jpg', `${owner}.png`, 'not-an-address.jpg'])('rejects %s', async (file) => {
  const answer = await startApp(async () => []).inject(`/collection-card/${file}`)
  expect(answer.statusCode).toBe(400)
})

test('answers 503 if the chain does not respond', async () => {
  const answer = await startApp(async () => Promise.reject(new Error('no'))).inject(`/collection-card/${owner}.jpg`)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'CHAIN_SILENT' })
})

type Readers = Partial<Pick<Parameters<typeof cardsPlugin>[1], 'readDays' | 'readRank'>>

function startApp(readHoldings: () => Promise<number[]>, nowMilliseconds = () => 0, readers: Readers = {}) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  const visitorChain = { client: { readContract: readHoldings }, contracts: {} } as unknown as Chain
  const unread = () => Promise.reject(new Error('not read'))
  const context = createTestContext({ visitorChain, clock: { nowMilliseconds } })
  void app.register(cardsPlugin, { ...context, readDays: unread, readRank: unread, ...readers })
  return app
}

/** Returns the brightness in the middle of a tile in the first row. */
async function brightness(card: Buffer, column: number): Promise<number> {
  const left = 1200 - 40 - 7 * 88 - 6 * 6 + column * 94 + 40
  return meanOf(card, { left, top: 76, width: 8, height: 8 })
}

async function meanOf(card: Buffer, region: Region): Promise<number> {
  const bytes = await sharp(card).extract(region).raw().toBuffer()
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
}

const summary: ProgressSummary = {
  address: owner,
  name: null,
  streak: 7,
  items: [1],
  season: { id: 'season-1', name: 'Season one' },
  rank: { id: 'high', name: 'High' },
  place: 3,
  places: 120,
  words: {
    streak: { one: 'day', other: 'days' },
    today: '{minted} of {total}',
    place: '{place} of {places}',
    noRank: 'none',
  },
  language,
}
const drawProgress = createDrawProgressCard({
  colors: { background: '#000000', text: '#ffffff', accent: '#e5322d', metal: '#c39a68', bright: '#efd0a0' },
  logo: undefined,
  rankIds: ['high', 'low'],
})

test('draws a progress card of 1200 by 630 pixels with today’s items lit', async () => {
  const card = await drawProgress(summary)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [minted, missing] = [await brightnessAt(card, 65), await brightnessAt(card, 65 + 38)]
  expect(minted).toBeGreaterThan(180)
  expect(missing).toBeLessThan(60)
})

test('draws the badge of the rank, or none without a rank', async () => {
  const middle = { left: 922, top: 224, width: 16, height: 16 }
  const colorOf = async (changed: Partial<ProgressSummary>) => {
    const pixels = await sharp(await drawProgress({ ...summary, ...changed }))
      .extract(middle)
      .raw()
      .toBuffer()
    const mean = (channel: number) => pixels.reduce((sum, byte, at) => sum + (at % 3 === channel ? byte : 0), 0) / 256
    return [mean(0), mean(1), mean(2)]
  }
  // The highest rank has a bright center; others have one in the accent color.
  expect(Math.min(...(await colorOf({})))).toBeGreaterThan(120)
  const [red = 0, green = 0] = await colorOf({ rank: { id: 'low', name: 'Low' } })
  expect(red).toBeGreaterThan(green * 2)
  expect(Math.max(...(await colorOf({ rank: null, place: null })).slice(1))).toBeLessThan(60)
})

test('writes the name if the language’s typefaces support it, otherwise the address', async () => {
  const [unnamed, named, foreign] = await Promise.all(
    [null, 'Ada', '愛'].map((name) => drawProgress({ ...summary, name })),
  )
  expect(named).not.toEqual(unnamed)
  expect(foreign).toEqual(unnamed)
})

test.each(languages)('has typefaces for all words of cards in $tag', (translated) => {
  const { shareWords, campaign, season, ranking } = wordsIn(translated.tag)
  const { streak, ...others } = shareWords.card
  const { collected, pictures } = campaign.viewer.share
  const ranks = ranking.ranks.map(({ name }) => name)
  const texts = [...Object.values(streak), ...Object.values(others), collected, pictures, season.name, ...ranks]
  // If this fails, run `node art/fonts/subset-fonts.mjs`.
  expect(texts.filter((text) => !isWritable(text, translated))).toEqual([])
})

const rightToLeft = { tag: 'ar', locale: 'ar', direction: 'rtl' as const }

test('mirrors the collection card in languages written from right to left', async () => {
  const white = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const draw = createDrawCollectionCard({ colors, logo: undefined, picture: async () => white })
  const quantities = Array.from({ length: 42 }, (_, at) => (at === 0 ? 2 : 0))
  const card = await draw({ owner, words, language: rightToLeft, quantities })
  const mirrored = await sharp(card).flop().toBuffer()
  expect(await brightness(mirrored, 0)).toBeGreaterThan(230)
  expect(await brightness(mirrored, 1)).toBeLessThan(100)
})

test('mirrors the progress card in languages written from right to left', async () => {
  const [card, leftToRight] = await Promise.all([
    drawProgress({ ...summary, language: rightToLeft }),
    drawProgress(summary),
  ])
  const mirrored = await sharp(card).flop().toBuffer()
  expect(await brightnessAt(mirrored, 65)).toBeGreaterThan(180)
  expect(await brightnessAt(mirrored, 65 + 38)).toBeLessThan(60)
  // The number of days is on the other side and not mirrored itself.
  const numeral = { left: 40, top: 215, width: 200, height: 120 }
  expect(await meanOf(mirrored, numeral)).toBeCloseTo(await meanOf(leftToRight, numeral), 0)
})

test('reads progress once for concurrent requests, does not cache failures, and rejects invalid addresses', async () => {
  const { streak, items, ...ranked } = summary
  const readDays = vi
    .fn(async () => ({ streak: { current: streak }, today: { items } }) as Progress)
    .mockRejectedValueOnce(new ServiceError('MINT_INDEX_UNAVAILABLE'))
  const readRank = async () => ranked as unknown as LeaderboardRank
  const app = startApp(async () => [], undefined, { readDays, readRank })
  expect((await app.inject(`/progress-card/${owner}.jpg`)).statusCode).toBe(503)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(`/progress-card/${owner}.jpg`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' })
  expect(readDays).toHaveBeenCalledTimes(2)
  expect((await app.inject('/progress-card/0x12.jpg')).statusCode).toBe(400)
})

/** Returns the brightness in the middle of a dot in the first row. */
async function brightnessAt(card: Buffer, x: number): Promise<number> {
  return meanOf(card, { left: x - 3, top: 487, width: 6, height: 6 })
}
