import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { z } from 'zod'
import { mailRooms } from './mail-rooms.ts'

const callSchema = z.object({
  id: z.union([z.number(), z.string()]),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})

export type RunningRelay = { url: string; methods: ReadonlySet<string>; close: () => Promise<void> }

/** Plays the relay that carries WalletConnect messages: sealed envelopes by topic, delivered once to each other party. */
export async function startRelay(): Promise<RunningRelay> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const rooms = mailRooms()
  const methods = new Set<string>()

  server.on('connection', (socket, request) => {
    const member = { name: senderOf(request.url ?? ''), push: (message: unknown) => send(socket, message) }
    socket.on('message', (bytes: Buffer) => {
      const { id, method, params = {} } = callSchema.parse(JSON.parse(bytes.toString()))
      // Without a method it answers a delivery of ours.
      if (method === undefined) return
      methods.add(method)
      send(socket, { id, jsonrpc: '2.0', result: answer(method, params) })
    })
    socket.on('close', () => rooms.leave(member))

    function answer(method: string, params: Record<string, unknown>): unknown {
      switch (method) {
        case 'irn_subscribe':
          return rooms.enter(String(params['topic']), member)
        case 'irn_batchSubscribe':
          return (params['topics'] as string[]).map((topic) => rooms.enter(topic, member))
        case 'irn_publish':
          rooms.post(String(params['topic']), { message: params['message'], tag: params['tag'] }, member.name)
          return true
        case 'wc_proposeSession':
          rooms.enter(String(params['pairingTopic']), member)
          rooms.post(String(params['pairingTopic']), { message: params['sessionProposal'], tag: 1100 }, member.name)
          return true
        case 'wc_approveSession':
          rooms.enter(String(params['sessionTopic']), member)
          rooms.post(
            String(params['pairingTopic']),
            { message: params['sessionProposalResponse'], tag: 1101 },
            member.name,
          )
          rooms.post(
            String(params['sessionTopic']),
            { message: params['sessionSettlementRequest'], tag: 1102 },
            member.name,
          )
          return true
        case 'irn_fetchMessages':
        case 'irn_batchFetchMessages':
          return { messages: [], hasMore: false }
        default:
          return true
      }
    }
  })

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    methods,
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Who connects, by the issuer of the token in the address: a reload keeps it. */
function senderOf(url: string): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as { iss?: string }
  return claims.iss ?? token
}

function send(socket: WebSocket, message: unknown): void {
  socket.send(JSON.stringify(message))
}
