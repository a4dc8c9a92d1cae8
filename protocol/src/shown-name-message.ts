import { fillPlaceholders } from './fill-placeholders.ts'

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
