import { addressSchema } from '@network-site/protocol/address'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SiteFile } from '../../services/built-site.ts'

export type OwnPicture = {
  /** Of the page that has one for each wallet. */
  path: string
  /** The absolute URL of a wallet's picture. */
  urlOf: (address: string) => string
}

const pictureTags = /(<meta (?:property="og:image"|name="twitter:image") content=")[^"]*(")/g
const gzipped = promisify(gzip)

/**
 * The page with a wallet's picture in its head, where its link names a wallet: what reads links for a preview runs no scripts.
 * Undefined where it names none.
 */
export function createWithOwnPicture({ body }: Pick<SiteFile, 'body'>, { urlOf }: Pick<OwnPicture, 'urlOf'>) {
  const html = body.toString()
  return (address: unknown): string | undefined => {
    const parsed = addressSchema.safeParse(typeof address === 'string' ? address.toLowerCase() : undefined)
    return parsed.success
      ? html.replaceAll(pictureTags, (_, before: string, after: string) => `${before}${urlOf(parsed.data)}${after}`)
      : undefined
  }
}

/** As it is sent: it is written for one link, so it is compressed when it is asked for. */
export async function compressed(page: string, acceptEncoding: string): Promise<{ body: Buffer; encoding?: 'gzip' }> {
  return /\bgzip\b/.test(acceptEncoding)
    ? { body: await gzipped(page, { level: 5 }), encoding: 'gzip' }
    : { body: Buffer.from(page) }
}
