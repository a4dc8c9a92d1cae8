import { addressSchema } from '@network-site/protocol/address'
import { collectionAbi } from '@network-site/protocol/contracts'
import { ServiceError } from '@network-site/protocol/failures'
import { itemCount } from '@network-site/protocol/item-count'
import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import type { Progress } from '@network-site/protocol/progress'
import { brand, palette } from '@network-site/site/brand'
import { network } from '@network-site/site/network'
import { ranking } from '@network-site/site/ranking'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { withZod } from '../../http/route-schema.ts'
import { type Words, wordsIn } from '../../http/localized-words.ts'
import { createLimitedCache } from '../../lib/limited-cache.ts'
import { parseInput } from '../../lib/parse.ts'
import type { Chain } from '../../services/chain.ts'
import type { Context } from '../../services/open-services.ts'
import { createDrawCollectionCard } from './draw-collection-card.ts'
import { createDrawProgressCard } from './draw-progress-card.ts'
import { type CardSchema, cardSchemas } from './schemas.ts'

/** Readers from other features for the progress card. */
type ProgressReaders = {
  readDays: (owner: Address) => Promise<Pick<Progress, 'streak' | 'today'>>
  readRank: (owner: Address) => Promise<LeaderboardRank>
}

/** Serves images of a wallet's collection and progress for previews of shared links. */
export async function cardsPlugin(app: FastifyInstance, context: Context & ProgressReaders): Promise<void> {
  const { visitorChain, media, readDays, readRank } = context
  const logo = await media(brand.logo.src)
  const colors = { background: brand.backgroundColor, text: brand.textColor, accent: brand.accentColor }
  const drawCollection = createDrawCollectionCard({
    colors,
    logo,
    picture: (id) => media(`/mint-nft-pfps/${id}.png`),
  })
  cardRoute(app, {
    ...context,
    schema: cardSchemas.collection,
    draw: async (owner, { campaign, language }) =>
      drawCollection({
        owner,
        quantities: await readHoldings(owner, visitorChain),
        words: { ...campaign.viewer.share, title: network.collection.name },
        language,
      }),
  })

  const drawProgress = createDrawProgressCard({
    colors: { ...colors, metal: palette.brass, bright: palette.bone },
    logo,
    rankIds: ranking.ranks.map(({ id }) => id),
  })
  cardRoute(app, {
    ...context,
    schema: cardSchemas.progress,
    draw: async (address, { shareWords, season: localSeason, ranking: { ranks }, language }) => {
      const [{ streak, today }, { name, season, rank, place, places }] = await Promise.all([
        readDays(address),
        readRank(address),
      ])
      return drawProgress({
        address,
        name,
        streak: streak.current,
        items: today.items,
        season: season.id === localSeason.id ? localSeason : season,
        rank: rank && { ...rank, name: ranks.find(({ id }) => id === rank.id)?.name ?? rank.name },
        place,
        places,
        words: shareWords.card,
        language,
      })
    },
  })
}

const itemIds = Array.from({ length: itemCount }, (_, at) => BigInt(at + 1))

/** Returns how many of each item an address holds, ordered by id. */
async function readHoldings(owner: Address, { client, contracts }: Chain): Promise<number[]> {
  try {
    const balances = await client.readContract({
      abi: collectionAbi,
      address: contracts.collection,
      functionName: 'balanceOfBatch',
      args: [itemIds.map(() => owner), itemIds],
    })
    return balances.map(Number)
  } catch (cause) {
    throw new ServiceError('CHAIN_SILENT', { cause })
  }
}

type CardRouteOptions = Context & { schema: CardSchema; draw: (owner: Address, words: Words) => Promise<Buffer> }

const keepSeconds = 60

/** Registers a route for card images, each drawn at most once a minute. */
function cardRoute(app: FastifyInstance, { schema, draw, rateLimits, clock }: CardRouteOptions): void {
  const limit = rateLimits({ name: schema.url.split('/')[1] ?? '', requests: 30, perSeconds: 60 })
  // Each drawing takes 0.1 s of CPU time.
  const cards = createLimitedCache({
    create: (key) => {
      const [owner = '', tag] = key.split(' ')
      return draw(owner as Address, wordsIn(tag))
    },
    nowMilliseconds: clock.nowMilliseconds,
    keepMilliseconds: keepSeconds * 1000,
    // About 30 MB.
    maxKept: 200,
    maxConcurrent: 2,
    maxWaiting: 20,
  })

  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    await limit.take(request.ip)
    const [, address = ''] = /^(.+)\.jpg$/.exec(request.params.file) ?? []
    // In lower case, because mixed case must match the checksum.
    const owner = parseInput(addressSchema, address).toLowerCase() as Address
    const card = await cards.get(`${owner} ${request.query.language ?? ''}`)
    return reply.header('cache-control', `public, max-age=${keepSeconds}`).type('image/jpeg').send(card)
  })
}
