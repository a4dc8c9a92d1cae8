import { redactText } from './redact-text.ts'

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
