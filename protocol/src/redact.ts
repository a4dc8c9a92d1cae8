const urls = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>]+/gi
const emails = /[^\s@<>"'(:]+@[^\s@<>"')]+/g

/** Removes URLs, which may contain keys or passwords, and email addresses. */
export function redactText(text: string): string {
  return text.replace(urls, '[url]').replace(emails, '[email]')
}

/** Our own files, whose names stay in a stack trace. */
const ownFiles = /\bhttps?:\/\/[^\s/"'()]+(\/assets\/[\w.-]+)/g
const queries = /(\/[\w./-]*)\?[^\s)'":]*/g
/** Quoted text is often user input. */
const quotes = /"[^"]*"/g
/** Wallet addresses, signatures, keys, and hashes. */
const hexNumbers = /\b0x[\da-f]{16,}/gi
const networkAddresses = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}[\da-f]{0,4}/gi
/** Codes and tokens. */
const longWords = /[\w-]{40,}/g

/** Removes everything that could be personal from the text of a page error. */
export function redactPageError(text: string): string {
  const withoutUrls = redactText(text.replace(ownFiles, '$1').replace(queries, '$1'))
  return withoutUrls
    .replace(quotes, '"…"')
    .replace(hexNumbers, '[hex]')
    .replace(networkAddresses, '[address]')
    .replace(longWords, '[token]')
}

/** The path that pages report errors to. */
export const pageErrorPath = '/page-errors'

/**
 * Returns the first line of the innermost cause, short enough for a log line. Outer errors may quote whole statements with
 * their values, or URLs with keys.
 */
export function reasonOf(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  if (!(innermost instanceof Error)) return 'unknown'
  return redactText(innermost.message.split('\n')[0] || innermost.name).slice(0, 200)
}
