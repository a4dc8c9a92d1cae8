import type { MintDay } from '@network-site/protocol/mints'
import { fileURLToPath } from 'node:url'
import packageFile from '../package.json' with { type: 'json' }
import { openSiteLeaderboard, siteSeasons } from './features/leaderboard/plugin.ts'
import { type CollectionReader, createCollectionReader, mintDayOf } from './features/mint/collection-reader.ts'
import { describeDeployment } from './features/network/describe-deployment.ts'
import { openQuests } from './features/quests/plugin.ts'
import { createIndexMetrics } from './mint-index/index-metrics.ts'
import { openMintIndex } from './mint-index/mint-index.ts'
import { loadBuiltSite, mediaFolder } from './services/built-site.ts'
import type { Context, Services } from './services/open-services.ts'
import type { Closing } from './services/process.ts'

const builtSiteFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url))
const mediaSourceFolder = fileURLToPath(new URL('../../site/media', import.meta.url))

/** The services, and the readers that several features share. */
export type ServerContext = Awaited<ReturnType<typeof openContext>>

/** Opens the web server's context. */
export async function openContext(services: Services, closing: Pick<Closing, 'add'>) {
  const { env, external, database, chain, log, registry } = services
  const { PUBLIC_URL: publicUrl, MEDIA_BASE_URL: mediaBaseUrl } = env
  const isBuilt = env.PAGES === 'built'
  const collection = openCollection(services, closing)
  const mintDay = (): MintDay => mintDayOf(collection)
  const mintIndex = openMintIndex({
    database,
    chain,
    log,
    metrics: createIndexMetrics(registry),
    seasons: siteSeasons(),
    settings: { keepBlocks: env.MINT_INDEX_REORG_BLOCKS },
  })
  closing.add({ name: 'mint index', close: mintIndex.close })
  const quests = openQuests({ ...services, mintIndex, mintDay })
  const leaderboard = openSiteLeaderboard({ ...services, mintIndex, mintDay })
  const context: Context = {
    ...services,
    version: packageFile.version,
    deployment: describeDeployment(env, external),
    site: isBuilt ? await loadBuiltSite(builtSiteFolder, { publicUrl, mediaBaseUrl }) : undefined,
    media: mediaFolder(isBuilt ? builtSiteFolder : mediaSourceFolder),
  }
  return { ...context, collection, quests, leaderboard, readDays: quests.readDays, readRank: leaderboard.rank }
}

/** Opens the collection contract reader that minting and relaying depend on. */
export function openCollection(services: Services, closing: Pick<Closing, 'add'>): CollectionReader {
  const collection = createCollectionReader(services)
  closing.add({ name: 'collection', close: collection.close })
  return collection
}
