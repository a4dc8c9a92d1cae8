import { randomUUID } from 'node:crypto'

export type Member = { name: string; push: (message: unknown) => void }
type Letter = { topic: string; message: unknown; tag: unknown; sender: string; readers: Set<string> }

/** One room for each topic. Letters wait for whoever comes later; nobody gets one twice, or their own. */
export function mailRooms() {
  const members = new Map<string, Map<Member, string>>()
  const letters = new Map<string, Letter[]>()
  let lastId = Date.now() * 1000

  function deliver(letter: Letter, member: Member, subscription: string): void {
    if (letter.sender === member.name || letter.readers.has(member.name)) return
    letter.readers.add(member.name)
    const { topic, message, tag } = letter
    member.push({
      id: ++lastId,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      // No attestation: this relay vouches for nobody.
      params: { id: subscription, data: { topic, message, tag, publishedAt: Date.now(), attestation: '' } },
    })
  }

  return {
    enter(topic: string, member: Member): string {
      const room = members.get(topic) ?? new Map<Member, string>()
      const subscription = room.get(member) ?? randomUUID()
      members.set(topic, room.set(member, subscription))
      // After the answer to whoever enters: a delivery under an unknown subscription is dropped.
      setTimeout(() => {
        for (const letter of letters.get(topic) ?? []) deliver(letter, member, subscription)
      })
      return subscription
    },
    post(topic: string, { message, tag }: { message: unknown; tag: unknown }, sender: string): void {
      const letter: Letter = { topic, message, tag, sender, readers: new Set() }
      letters.set(topic, [...(letters.get(topic) ?? []), letter])
      for (const [member, subscription] of members.get(topic) ?? []) deliver(letter, member, subscription)
    },
    leave(member: Member): void {
      for (const room of members.values()) room.delete(member)
    },
  }
}
