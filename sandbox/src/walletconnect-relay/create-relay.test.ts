import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createRelay } from './create-relay.ts'

async function startRelay() {
  const relay = createRelay()
  const server = createServer().on('upgrade', relay.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    relay.close()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  return async (name: string) => {
    const claims = Buffer.from(JSON.stringify({ iss: name })).toString('base64url')
    const socket = new WebSocket(`ws://127.0.0.1:${port}/sandbox/relay?auth=h.${claims}.s`)
    const received: Array<Record<string, unknown>> = []
    socket.on('message', (bytes: Buffer) => received.push(JSON.parse(bytes.toString()) as Record<string, unknown>))
    await once(socket, 'open')
    let id = 0
    return {
      socket,
      received,
      call: (method: string, params: unknown) =>
        socket.send(JSON.stringify({ id: ++id, jsonrpc: '2.0', method, params })),
      next: () => once(socket, 'message'),
    }
  }
}

it('delivers a stored message once to a later subscriber', async () => {
  const connect = await startRelay()
  const page = await connect('page')
  page.call('irn_publish', { topic: 't', message: 'sealed', tag: 1100 })
  await page.next()
  const phone = await connect('phone')
  phone.call('irn_subscribe', { topic: 't' })
  await expect.poll(() => phone.received).toHaveLength(2)
  expect(phone.received[1]).toMatchObject({
    method: 'irn_subscription',
    params: { data: { topic: 't', message: 'sealed', tag: 1100, attestation: '' } },
  })
  phone.call('irn_subscribe', { topic: 't' })
  page.call('irn_subscribe', { topic: 't' })
  await expect.poll(() => [phone.received.length, page.received.length]).toEqual([3, 2])
})

it('delivers a message once if the client publishes it again', async () => {
  const connect = await startRelay()
  const [page, phone] = [await connect('page'), await connect('phone')]
  page.call('irn_subscribe', { topic: 't' })
  await page.next()
  for (const message of ['sealed', 'sealed', 'another']) phone.call('irn_publish', { topic: 't', message, tag: 1102 })
  await expect
    .poll(() => page.received.slice(1).map(({ params }) => params))
    .toEqual([
      expect.objectContaining({ data: expect.objectContaining({ message: 'sealed' }) }),
      expect.objectContaining({ data: expect.objectContaining({ message: 'another' }) }),
    ])
})

it.each(['not JSON', '{}', '{"id":1,"method":"irn_batchSubscribe","params":{"topics":"t"}}'])(
  'disconnects a client that sends %s and keeps serving others',
  async (garbage) => {
    const connect = await startRelay()
    const broken = await connect('broken')
    broken.socket.send(garbage)
    await once(broken.socket, 'close')
    const page = await connect('page')
    page.call('irn_subscribe', { topic: 't' })
    await page.next()
    expect(page.received[0]).toMatchObject({ id: 1, result: expect.any(String) })
  },
)
