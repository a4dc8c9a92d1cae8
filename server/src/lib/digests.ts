import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time. Comparing digests hides their lengths too. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other))
}

/** Returns the ETag of a response body. */
export function etagOf(body: string | Buffer): string {
  return `"${digestOf(body).toString('base64url').slice(0, 27)}"`
}

function digestOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
