import Fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../env/index.ts'
import { openExternalServices } from './external-services.ts'

it.each([
  ['localhost', 403],
  ['0.0.0.0', 200],
])('with HOST=%s, the sandbox answers other machines with %i', async (HOST, status) => {
  const folder = await mkdtemp(join(tmpdir(), 'services-'))
  const services = await openExternalServices(readEnv({ HOST, DATA_DIR: folder }))
  onTestFinished(async () => {
    await services.close()
    await rm(folder, { recursive: true })
  })
  const app = Fastify()
  app.get('/sandbox/*', (request, reply) => {
    reply.hijack()
    services.sandbox?.handle(request.raw, reply.raw)
  })
  const mailbox = { url: '/sandbox/mailbox', headers: { host: 'localhost' } }
  expect((await app.inject({ ...mailbox, remoteAddress: '192.168.7.21' })).statusCode).toBe(status)
  expect((await app.inject({ ...mailbox, remoteAddress: '127.0.0.1' })).statusCode).toBe(200)
})
