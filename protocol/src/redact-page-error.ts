import { redactText } from './redact-text.ts'

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
