import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { ServiceError } from '@network-site/protocol/failures'
import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import type { Progress } from '@network-site/protocol/progress'
import { answerError } from '../../http/error-handler.ts'
import { createTestContext } from '../../../test/test-context.ts'
import type { Chain } from '../../services/chain.ts'
import { createDrawCollectionCard } from './draw-collection-card.ts'
import { cardsPlugin, createCardCache } from './plugin.ts'
import { createDrawProgressCard, type ProgressSummary } from './draw-progress-card.ts'

const owner = '0x00000000000000000000000000000000000000aa'
const words = { title: 'A Collection & more', collected: 'collected', pictures: 'pictures' }
const colors = { background: '#07080a', text: '#f4f0ea', accent: '#e5322d' }

test('draws 1200 by 630 pixels, with what is held lit', async () => {
  const white = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const draw = createDrawCollectionCard({ words, colors, logo: undefined, picture: async () => white })
  const card = await draw({ owner, quantities: Array.from({ length: 42 }, (_, at) => (at === 0 ? 2 : 0)) })
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [held, missing] = await Promise.all([brightness(card, 0), brightness(card, 1)])
  expect(held).toBeGreaterThan(230)
  expect(missing).toBeLessThan(100)
})

test('draws without any art at all', async () => {
  const draw = createDrawCollectionCard({ words, colors, logo: undefined, picture: async () => undefined })
  expect((await draw({ owner, quantities: Array<number>(42).fill(1) })).length).toBeGreaterThan(1000)
})

test('asks the chain once for a card that many want', async () => {
  const readHoldings = vi.fn(async () => Array<number>(42).fill(1))
  const app = anApp(readHoldings)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(`/collection-card/${owner}.jpg`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.headers['content-type']).toBe('image/jpeg')
  expect(readHoldings).toHaveBeenCalledOnce()
})

test('keeps a card for as long as browsers may, and no failure at all', async () => {
  let now = 0
  const readHoldings = vi.fn(async () => Array<number>(42).fill(1)).mockRejectedValueOnce(new Error('no'))
  const app = anApp(readHoldings, () => now)
  const statusOf = async () => (await app.inject(`/collection-card/${owner}.jpg`)).statusCode
  expect([await statusOf(), await statusOf()]).toEqual([503, 200])
  now += 59_999
  await statusOf()
  expect(readHoldings).toHaveBeenCalledTimes(2)
  now += 1
  await statusOf()
  expect(readHoldings).toHaveBeenCalledTimes(3)
})

test('keeps so many cards, draws so many at once, and turns away who would wait behind too many', async () => {
  let atOnce = 0
  let mostAtOnce = 0
  const held: Array<() => void> = []
  const draw = vi.fn(async (name: string) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    await new Promise<void>((resolve) => held.push(resolve))
    atOnce--
    return Buffer.from(name)
  })
  const limits = { keepMilliseconds: 1000, maxKept: 3, maxConcurrent: 2, maxWaiting: 3 }
  const cards = createCardCache({ ...limits, draw, nowMilliseconds: () => 0 })
  const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => cards.get(name))
  await expect(cards.get('f')).rejects.toMatchObject({ code: 'BUSY' })
  const drawn = Promise.all(asked)
  while (draw.mock.calls.length < 5 || held.length > 0) {
    held.shift()?.()
    await Promise.resolve()
  }
  expect((await drawn).map(String)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(mostAtOnce).toBe(2)
  void cards.get('e')
  expect(draw).toHaveBeenCalledTimes(5)
  void cards.get('a')
  expect(draw).toHaveBeenCalledTimes(6)
})

test.each(['0x12.jpg', `${owner}.png`, 'nobody.jpg'])('refuses %s', async (file) => {
  const answer = await anApp(async () => []).inject(`/collection-card/${file}`)
  expect(answer.statusCode).toBe(400)
})

test('says so when the chain is silent', async () => {
  const answer = await anApp(async () => Promise.reject(new Error('no'))).inject(`/collection-card/${owner}.jpg`)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'CHAIN_SILENT' })
})

function anApp(readHoldings: () => Promise<number[]>, nowMilliseconds = () => 0) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  const chain = { client: { readContract: readHoldings }, contracts: {} } as unknown as Chain
  const unread = () => Promise.reject(new Error('not read'))
  const context = createTestContext({ chain, clock: { nowMilliseconds } })
  void app.register(cardsPlugin, { ...context, readDays: unread, readRank: unread })
  return app
}

/** Of the middle of a tile of the first row. */
async function brightness(card: Buffer, column: number): Promise<number> {
  const left = 1200 - 40 - 7 * 88 - 6 * 6 + column * 94 + 40
  const bytes = await sharp(card).extract({ left, top: 76, width: 8, height: 8 }).raw().toBuffer()
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
}

const player = '0x00000000000000000000000000000000000000aa'
const summary: ProgressSummary = {
  address: player,
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
  const [minted, missing] = [await brightnessAt(card, 65), await brightnessAt(card, 65 + 38)]
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
  const { streak, items, ...ranked } = summary
  const readDays = vi
    .fn(async () => ({ streak: { current: streak }, today: { items } }) as Progress)
    .mockRejectedValueOnce(new ServiceError('MINT_INDEX_UNAVAILABLE'))
  const app = Fastify()
  app.setErrorHandler(answerError)
  const context = createTestContext({ clock: { nowMilliseconds: () => 0 } })
  void app.register(cardsPlugin, { ...context, readDays, readRank: async () => ranked as unknown as LeaderboardRank })
  expect((await app.inject(`/progress-card/${player}.jpg`)).statusCode).toBe(503)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(`/progress-card/${player}.jpg`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' })
  expect(readDays).toHaveBeenCalledTimes(2)
  expect((await app.inject('/progress-card/0x12.jpg')).statusCode).toBe(400)
})

/** Of the middle of a light in the first row. */
async function brightnessAt(card: Buffer, x: number): Promise<number> {
  const bytes = await sharp(card)
    .extract({ left: x - 3, top: 487, width: 6, height: 6 })
    .raw()
    .toBuffer()
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
}
