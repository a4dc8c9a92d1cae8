import { fillPlaceholders } from './fill-placeholders.ts'

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
