import { addressSchema } from '@network-site/protocol/address'
import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createLimitedCache } from '../../lib/limited-cache.ts'
import type { SiteFile } from '../../services/built-site.ts'
import type { RateLimit } from '../../services/rate-limits.ts'

export type PreviewImage = {
  /** The page that has a preview image for each wallet, in every language. */
  paths: string[]
  /** Returns the absolute URL of a wallet's image for one of the paths. */
  urlOf: (address: string, path: string) => string
  /** Limits how many personalized pages a client gets. */
  rateLimit: RateLimit
  nowMilliseconds: () => number
}

export type PersonalizedPage = { body: Buffer | Readable; encoding?: 'gzip' }

type Visitor = Pick<FastifyRequest, 'query' | 'headers' | 'ip'>

const imageUrls = /(?<=<meta (?:property="og:image"|name="twitter:image") content=")[^"]*(?=")/
const compress = promisify(gzip)

/**
 * Returns a function that puts a wallet's image into the page's meta tags, because link previews run no scripts. It returns
 * undefined if the query names no wallet, and resolves to undefined above the limits: visitors do not see these tags.
 */
export function createPreviewImage(
  files: ReadonlyMap<string, Pick<SiteFile, 'body'>>,
  { paths, urlOf, rateLimit, nowMilliseconds }: PreviewImage,
): (path: string, visitor: Visitor) => Promise<PersonalizedPage | undefined> | undefined {
  // Shared by all responses, because clients that read slowly would otherwise each hold a copy of the page.
  const partsOf = new Map(
    paths.map((path) => {
      const parts = (files.get(path)?.body.toString() ?? '').split(imageUrls)
      return [path, parts.map((part) => Buffer.from(part))] as const
    }),
  )
  const partsFor = (path: string, address: string) =>
    (partsOf.get(path) ?? []).flatMap((part, at) => (at ? [Buffer.from(urlOf(address, path)), part] : [part]))
  const pages = createLimitedCache({
    // About 4 ms of CPU time, on another thread.
    create: (key) => {
      const [path = '', address = ''] = key.split(' ')
      return compress(Buffer.concat(partsFor(path, address)), { level: 5 })
    },
    nowMilliseconds,
    keepMilliseconds: 60_000,
    // About 6 MB.
    maxKept: 200,
    // Leaves the other cores to requests.
    maxConcurrent: 1,
    maxWaiting: 20,
  })

  async function personalize(
    path: string,
    address: string,
    { headers, ip }: Visitor,
  ): Promise<PersonalizedPage | undefined> {
    try {
      await rateLimit.take(ip)
      return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
        ? { body: await pages.get(`${path} ${address}`), encoding: 'gzip' }
        : { body: Readable.from(partsFor(path, address)) }
    } catch (error) {
      if (error instanceof ServiceError) return undefined
      throw error
    }
  }

  return (path, visitor) => {
    if (!partsOf.has(path)) return undefined
    const { address } = visitor.query as { address?: unknown }
    const parsed = addressSchema.safeParse(typeof address === 'string' ? address.toLowerCase() : undefined)
    return parsed.success ? personalize(path, parsed.data, visitor) : undefined
  }
}
