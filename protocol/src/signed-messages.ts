import { fillPlaceholders } from './text.ts'

/** The site's messages, and its name, which makes signatures invalid for other sites. */
type SignedWords<Action extends string> = { message: Record<Action, string>; site: string }

export type ConnectedAccountWords = SignedWords<'connect' | 'disconnect'>

/** Returns the message that a wallet signs to connect or disconnect a social account. */
export function connectedAccountMessage(
  { action, address, signedAt }: { action: 'connect' | 'disconnect'; address: string; signedAt: string },
  { message, site }: ConnectedAccountWords,
): string {
  return fillPlaceholders(message[action], { site, address: address.toLowerCase(), time: signedAt })
}

export type ShownNameWords = SignedWords<'show' | 'remove'>

/** Returns the message that a wallet signs to show a name next to its address, or to remove it if the name is empty. */
export function shownNameMessage(
  { address, name, signedAt }: { address: string; name: string; signedAt: string },
  { message, site }: ShownNameWords,
): string {
  const values = { site, address: address.toLowerCase(), time: signedAt }
  return name === '' ? fillPlaceholders(message.remove, values) : fillPlaceholders(message.show, { ...values, name })
}

/** The minimum and maximum length of a shown name, in characters. */
export const nameLength = { least: 3, most: 24 }
