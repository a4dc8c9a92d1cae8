const urls = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>]+/gi
const emails = /[^\s@<>"'(:]+@[^\s@<>"')]+/g

/** Text without addresses: the URL of a service may hold its key or password, and an email address is somebody's. */
export function redactText(text: string): string {
  return text.replace(urls, '[url]').replace(emails, '[email]')
}

/** Our own files keep their names in a stack; every other URL is somebody else's business. */
const ownFiles = /\bhttps?:\/\/[^\s/"'()]+(\/assets\/[\w.-]+)/g
const queries = /(\/[\w./-]*)\?[^\s)'":]*/g
/** What a message quotes is often what a person typed or received. */
const quotes = /"[^"]*"/g
/** Addresses of wallets, signatures, keys, hashes. */
const hexNumbers = /\b0x[\da-f]{16,}/gi
const networkAddresses = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}[\da-f]{0,4}/gi
/** Codes and tokens. */
const longWords = /[\w-]{40,}/g

/** Text of a page's error without anything that could be personal. Shortening is left to the caller. */
export function redactPageError(text: string): string {
  const withoutUrls = redactText(text.replace(ownFiles, '$1').replace(queries, '$1'))
  return withoutUrls
    .replace(quotes, '"…"')
    .replace(hexNumbers, '[hex]')
    .replace(networkAddresses, '[address]')
    .replace(longWords, '[token]')
}

/** Where pages report their errors. */
export const pageErrorPath = '/page-errors'

const longest = 200

/**
 * Why something failed, short enough for a log line: the first line of the innermost cause. Outer errors quote whole
 * statements with their values, and endpoints whose address may hold a key.
 */
export function reasonOf(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  if (!(innermost instanceof Error)) return 'unknown'
  return redactText(innermost.message.split('\n')[0] || innermost.name).slice(0, longest)
}
