import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { tokenMetadataSchema } from '@network-site/protocol/token-metadata'
import { network } from '@network-site/site/network'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerError } from '../../http/error-handler.ts'
import { createTestContext } from '../../../test/test-context.ts'
import { metadataPlugin } from './plugin.ts'

function startApp() {
  const app = Fastify()
  app.setErrorHandler(answerError)
  void app.register(metadataPlugin, createTestContext({ variables: { MEDIA_BASE_URL: 'https://media.example' } }))
  return app
}

function hexId(id: number): string {
  return id.toString(16).padStart(64, '0')
}

describe('metadataPlugin', () => {
  it('describes all 42 tokens under decimal and hexadecimal ids', async () => {
    const app = startApp()
    const names = new Set<string>()
    for (let id = 1; id <= 42; id++) {
      const decimal = await app.inject(`/metadata/${id}.json`)
      const hex = await app.inject(`/metadata/${hexId(id)}.json`)
      expect(decimal.statusCode).toBe(200)
      expect(decimal.headers['content-type']).toContain('application/json')
      expect(hex.body).toBe(decimal.body)
      const document = tokenMetadataSchema.parse(decimal.json())
      expect(document.image).toBe(`https://media.example/mint-nft-pfps/${id}.png`)
      expect(document.description).toBe(network.collection.description)
      expect(document.attributes.length).toBeGreaterThan(0)
      names.add(document.name)
    }
    expect(names.size).toBe(42)
  })

  it('allows any origin and caching for an hour', async () => {
    const answer = await startApp().inject('/metadata/7.json')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    '0',
    '43',
    '007',
    '-1',
    '1e1',
    '0x1',
    hexId(0),
    hexId(43),
    hexId(10).toUpperCase(),
    `1${hexId(1).slice(1)}`,
  ])('answers 404 for token %s', async (id) => {
    const answer = await startApp().inject(`/metadata/${id}.json`)
    expect(answer.statusCode).toBe(404)
    expect(errorAnswerSchema.parse(answer.json()).code).toBe('UNKNOWN_TOKEN')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cache-control']).toBeUndefined()
  })

  it('requires the .json extension', async () => {
    expect((await startApp().inject('/metadata/1')).statusCode).toBe(404)
  })
})
