import { randomUUID } from 'node:crypto'

export type Subscriber = { name: string; push: (message: unknown) => void }
type Envelope = { topic: string; message: unknown; tag: unknown; sender: string; readers: Set<string> }

/** How many envelopes are kept for those who come later: a sandbox may run for weeks. */
const mostKept = 2000

/** Envelopes by topic. They wait for whoever subscribes later; nobody gets one twice, or their own. */
export function createTopics() {
  const subscriptions = new Map<string, Map<Subscriber, string>>()
  const kept: Envelope[] = []
  let lastId = Date.now() * 1000

  function deliver(envelope: Envelope, subscriber: Subscriber, subscription: string): void {
    if (envelope.sender === subscriber.name || envelope.readers.has(subscriber.name)) return
    envelope.readers.add(subscriber.name)
    const { topic, message, tag } = envelope
    subscriber.push({
      id: ++lastId,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      // No attestation: this relay vouches for nobody.
      params: { id: subscription, data: { topic, message, tag, publishedAt: Date.now(), attestation: '' } },
    })
  }

  return {
    subscribe(topic: string, subscriber: Subscriber): string {
      const subscribers = subscriptions.get(topic) ?? new Map<Subscriber, string>()
      const subscription = subscribers.get(subscriber) ?? randomUUID()
      subscriptions.set(topic, subscribers.set(subscriber, subscription))
      // After the answer to the subscriber: a delivery under an unknown subscription is dropped.
      setTimeout(() => {
        for (const envelope of kept.filter((one) => one.topic === topic)) deliver(envelope, subscriber, subscription)
      })
      return subscription
    },
    publish(topic: string, { message, tag }: { message: unknown; tag: unknown }, sender: string): void {
      const envelope: Envelope = { topic, message, tag, sender, readers: new Set() }
      kept.push(envelope)
      if (kept.length > mostKept) kept.shift()
      for (const [subscriber, subscription] of subscriptions.get(topic) ?? []) {
        deliver(envelope, subscriber, subscription)
      }
    },
    leave(subscriber: Subscriber): void {
      for (const [topic, subscribers] of subscriptions) {
        if (subscribers.delete(subscriber) && subscribers.size === 0) subscriptions.delete(topic)
      }
    },
  }
}
