import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { rateLimits } from '../../services/rate-limits.ts'
import { answerError } from '../../http/error-handler.ts'
import { createCardCache } from './card-cache.ts'
import { collectionCardRoutes } from './collection-card-routes.ts'
import { createDrawCard } from './draw-card.ts'

const owner = '0x00000000000000000000000000000000000000aa'
const words = { title: 'A Collection & more', collected: 'collected', pictures: 'pictures' }
const colors = { background: '#07080a', text: '#f4f0ea', accent: '#e5322d' }

test('draws 1200 by 630 pixels, with what is held lit', async () => {
  const white = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const draw = createDrawCard({ words, colors, logo: undefined, picture: async () => white })
  const card = await draw({ owner, quantities: Array.from({ length: 42 }, (_, at) => (at === 0 ? 2 : 0)) })
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [held, missing] = await Promise.all([brightness(card, 0), brightness(card, 1)])
  expect(held).toBeGreaterThan(230)
  expect(missing).toBeLessThan(100)
})

test('draws without any art at all', async () => {
  const draw = createDrawCard({ words, colors, logo: undefined, picture: async () => undefined })
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
  const limits = { keptMilliseconds: 1000, mostKept: 3, mostAtOnce: 2, mostWaiting: 3 }
  const cards = createCardCache({ ...limits, draw, nowMilliseconds: () => 0, tooMany: () => new Error('too many') })
  const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => cards.get(name))
  await expect(cards.get('f')).rejects.toThrow('too many')
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
  collectionCardRoutes(app, {
    readHoldings,
    draw: async () => Buffer.from('card'),
    rateLimits: rateLimits(undefined),
    nowMilliseconds,
  })
  return app
}

/** Of the middle of a tile of the first row. */
async function brightness(card: Buffer, column: number): Promise<number> {
  const left = 1200 - 40 - 7 * 88 - 6 * 6 + column * 94 + 40
  const bytes = await sharp(card).extract({ left, top: 76, width: 8, height: 8 }).raw().toBuffer()
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
}
