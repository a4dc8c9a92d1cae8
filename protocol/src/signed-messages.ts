import { fillPlaceholders } from './text.ts'

/**
 * The site's messages, and what makes a signature invalid elsewhere: the site's name, its public URL, and the chain. Browser
 * and server take the URL from `siteUrl` of `/settings.json`, because a page may be opened at another address.
 */
type SignedWords<Action extends string> = { message: Record<Action, string>; site: string } & SignedFor

/** The deployment that a message is signed for. */
export type SignedFor = { siteUrl: string; chainId: number }

export type ConnectedAccountWords = SignedWords<'connect' | 'disconnect'>

/** Returns the message that a wallet signs to connect or disconnect a social account. */
export function connectedAccountMessage(
  { action, address, signedAt }: { action: 'connect' | 'disconnect'; address: string; signedAt: string },
  words: ConnectedAccountWords,
): string {
  return fillPlaceholders(words.message[action], valuesOf({ address, signedAt }, words))
}

export type ShownNameWords = SignedWords<'show' | 'remove'>

/** Returns the message that a wallet signs to show a name next to its address, or to remove it if the name is empty. */
export function shownNameMessage(
  { address, name, signedAt }: { address: string; name: string; signedAt: string },
  words: ShownNameWords,
): string {
  const values = valuesOf({ address, signedAt }, words)
  const { show, remove } = words.message
  return name === '' ? fillPlaceholders(remove, values) : fillPlaceholders(show, { ...values, name })
}

function valuesOf(
  { address, signedAt }: { address: string; signedAt: string },
  { site, siteUrl, chainId }: Omit<SignedWords<string>, 'message'>,
) {
  return { site, origin: new URL(siteUrl).origin, chainId, address: address.toLowerCase(), time: signedAt }
}

/** The minimum and maximum length of a shown name, in characters. */
export const nameLength = { least: 3, most: 24 }
