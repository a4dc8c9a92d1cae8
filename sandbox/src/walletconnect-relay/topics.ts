import { randomUUID } from 'node:crypto'

export type Subscriber = { name: string; push: (message: unknown) => void }
type StoredMessage = { topic: string; message: unknown; tag: unknown; sender: string; readers: Set<string> }

/** How many messages are kept for later subscribers: a sandbox may run for weeks. */
const mostKept = 2000

/** Messages by topic, kept for later subscribers. Nobody gets a message twice, or their own. */
export function createTopics() {
  const subscriptions = new Map<string, Map<Subscriber, string>>()
  const kept: StoredMessage[] = []
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
      // After the answer to the subscriber: a delivery under an unknown subscription is dropped.
      setTimeout(() => {
        for (const stored of kept.filter((one) => one.topic === topic)) deliver(stored, subscriber, subscription)
      })
      return subscription
    },
    publish(topic: string, { message, tag }: { message: unknown; tag: unknown }, sender: string): void {
      // A client that waited long for its answer publishes the same message once more.
      if (kept.some((one) => one.topic === topic && one.message === message)) return
      const stored: StoredMessage = { topic, message, tag, sender, readers: new Set() }
      kept.push(stored)
      if (kept.length > mostKept) kept.shift()
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
