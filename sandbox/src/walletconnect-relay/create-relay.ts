import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { randomUUID } from 'node:crypto'
import { parseJson } from '@network-site/protocol/text'

const topicSchema = z.string().max(200)
const callSchema = z.object({
  id: z.union([z.number(), z.string()]),
  method: z.string().optional(),
  params: z
    .object({
      topic: topicSchema.default(''),
      topics: z.array(topicSchema).max(500).default([]),
      pairingTopic: topicSchema.default(''),
      sessionTopic: topicSchema.default(''),
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

/** Creates a stand-in for the WalletConnect relay. It delivers each message of a topic once to every other subscriber. */
export function createRelay() {
  const server = new WebSocketServer({ noServer: true, maxPayload: 512 * 1024 })
  const topics = createTopics()

  server.on('connection', (socket, request) => {
    const subscriber = { name: senderOf(request.url ?? ''), push: (message: unknown) => send(socket, message) }
    socket.on('message', (bytes: Buffer) => {
      const call = readCall(bytes)
      if (!call) return socket.close(1003)
      // A message without a method acknowledges a delivery.
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
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request)),
    close: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Parses a call. Returns undefined if it is invalid, because clients are not trusted. */
function readCall(bytes: Buffer): Call | undefined {
  return callSchema.safeParse(parseJson(bytes.toString())).data
}

/** Returns the issuer of the token in the URL, which identifies a client across reloads. */
function senderOf(url: string): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const claims = claimsSchema.safeParse(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  return claims.data?.iss ?? token
}

function send(socket: WebSocket, message: unknown): void {
  socket.send(JSON.stringify(message))
}

type Subscriber = { name: string; push: (message: unknown) => void }
type StoredMessage = { topic: string; message: unknown; tag: unknown; sender: string; readers: Set<string> }

/** Limits memory, because a sandbox may run for weeks. */
const maxStored = 2000

/** Stores messages for later subscribers. A subscriber gets each message once, and never its own. */
function createTopics() {
  const subscriptions = new Map<string, Map<Subscriber, string>>()
  const messages: StoredMessage[] = []
  let lastId = Date.now() * 1000

  function deliver(stored: StoredMessage, subscriber: Subscriber, subscription: string): void {
    if (stored.sender === subscriber.name || stored.readers.has(subscriber.name)) return
    stored.readers.add(subscriber.name)
    const { topic, message, tag } = stored
    subscriber.push({
      id: ++lastId,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      // This relay issues no attestations.
      params: { id: subscription, data: { topic, message, tag, publishedAt: Date.now(), attestation: '' } },
    })
  }

  return {
    subscribe(topic: string, subscriber: Subscriber): string {
      const subscribers = subscriptions.get(topic) ?? new Map<Subscriber, string>()
      const subscription = subscribers.get(subscriber) ?? randomUUID()
      subscriptions.set(topic, subscribers.set(subscriber, subscription))
      // Deliver after the response, because clients drop messages of unknown subscriptions.
      setTimeout(() => {
        for (const stored of messages.filter((one) => one.topic === topic)) deliver(stored, subscriber, subscription)
      })
      return subscription
    },
    publish(topic: string, { message, tag }: { message: unknown; tag: unknown }, sender: string): void {
      // A client publishes the same message again if the response is late.
      if (messages.some((one) => one.topic === topic && one.message === message)) return
      const stored: StoredMessage = { topic, message, tag, sender, readers: new Set() }
      messages.push(stored)
      if (messages.length > maxStored) messages.shift()
      for (const [subscriber, subscription] of subscriptions.get(topic) ?? []) {
        deliver(stored, subscriber, subscription)
      }
    },
    leave(subscriber: Subscriber): void {
      for (const [topic, subscribers] of subscriptions) {
        if (subscribers.delete(subscriber) && subscribers.size === 0) subscriptions.delete(topic)
      }
    },
  }
}
