import { fillPlaceholders } from './text.ts'

export type ConnectedAccountWords = {
  /** The site's sentences for it. */
  message: { connect: string; disconnect: string }
  /** The site's name: what is signed here must mean nothing elsewhere. */
  site: string
}

/** What a wallet signs to have a social account connected to it, or disconnected from it. */
export function connectedAccountMessage(
  { action, address, signedAt }: { action: 'connect' | 'disconnect'; address: string; signedAt: string },
  { message, site }: ConnectedAccountWords,
): string {
  return fillPlaceholders(message[action], { site, address: address.toLowerCase(), time: signedAt })
}

export type ShownNameWords = {
  /** The site's sentences for it. */
  message: { show: string; remove: string }
  /** The site's name: what is signed here must mean nothing elsewhere. */
  site: string
}

/** What a wallet signs to have a name shown beside its address, or none where the name is empty. */
export function shownNameMessage(
  { address, name, signedAt }: { address: string; name: string; signedAt: string },
  { message, site }: ShownNameWords,
): string {
  const values = { site, address: address.toLowerCase(), time: signedAt }
  return name === '' ? fillPlaceholders(message.remove, values) : fillPlaceholders(message.show, { ...values, name })
}

/** How many characters a name that is shown beside an address has. */
export const nameLength = { least: 3, most: 24 }
