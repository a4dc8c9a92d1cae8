import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { createTopics } from './topics.ts'

export type Relay = {
  /** Takes over a connection that asks to become a WebSocket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

const topic = z.string().max(200)
const callSchema = z.object({
  id: z.union([z.number(), z.string()]),
  method: z.string().optional(),
  params: z
    .object({
      topic: topic.default(''),
      topics: z.array(topic).max(500).default([]),
      pairingTopic: topic.default(''),
      sessionTopic: topic.default(''),
      message: z.unknown().optional(),
      tag: z.unknown().optional(),
      sessionProposal: z.unknown().optional(),
      sessionProposalResponse: z.unknown().optional(),
      sessionSettlementRequest: z.unknown().optional(),
    })
    .prefault({}),
})
type Call = z.infer<typeof callSchema>
const claimsSchema = z.object({ iss: z.string() })

const largestMessageBytes = 512 * 1024

/** A stand-in for the WalletConnect relay. It delivers each message of a topic once to each other subscriber. */
export function createRelay(): Relay {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes })
  const topics = createTopics()

  server.on('connection', (socket, request) => {
    const subscriber = { name: senderOf(request.url ?? ''), push: (message: unknown) => send(socket, message) }
    socket.on('message', (bytes: Buffer) => {
      const call = readCall(bytes)
      if (!call) return socket.close(1003)
      // Without a method it answers a delivery of ours.
      if (call.method === undefined) return undefined
      return send(socket, { id: call.id, jsonrpc: '2.0', result: answer(call.method, call.params) })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => topics.leave(subscriber))

    function answer(method: string, params: Call['params']): unknown {
      const { pairingTopic, sessionTopic } = params
      const publish = (to: string, tag: unknown, message: unknown) =>
        topics.publish(to, { message, tag }, subscriber.name)
      switch (method) {
        case 'irn_subscribe':
          return topics.subscribe(params.topic, subscriber)
        case 'irn_batchSubscribe':
          return params.topics.map((one) => topics.subscribe(one, subscriber))
        case 'irn_publish':
          publish(params.topic, params.tag, params.message)
          return true
        case 'wc_proposeSession':
          topics.subscribe(pairingTopic, subscriber)
          publish(pairingTopic, 1100, params.sessionProposal)
          return true
        case 'wc_approveSession':
          topics.subscribe(sessionTopic, subscriber)
          publish(pairingTopic, 1101, params.sessionProposalResponse)
          publish(sessionTopic, 1102, params.sessionSettlementRequest)
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
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request)),
    close: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Anybody who reaches the site may write to the relay: what cannot be read must not end the process. */
function readCall(bytes: Buffer): Call | undefined {
  return callSchema.safeParse(parseJson(bytes.toString())).data
}

/** Who connects, by the issuer of the token in the address: a reload keeps it. */
function senderOf(url: string): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const claims = claimsSchema.safeParse(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  return claims.data?.iss ?? token
}

function send(socket: WebSocket, message: unknown): void {
  socket.send(JSON.stringify(message))
}
