import type { FastifyInstance } from 'fastify'
import { apiReferencePlugin, apiReferenceSchemas } from './features/api-reference/plugin.ts'
import { cardsPlugin } from './features/cards/plugin.ts'
import { cardSchemas } from './features/cards/schemas.ts'
import { contactPlugin } from './features/contact/plugin.ts'
import { contactSchemas } from './features/contact/schemas.ts'
import { faucetPlugin } from './features/faucet/plugin.ts'
import { faucetSchemas } from './features/faucet/schemas.ts'
import { healthPlugin } from './features/health/plugin.ts'
import { healthSchemas } from './features/health/schemas.ts'
import { leaderboardPlugin } from './features/leaderboard/plugin.ts'
import { leaderboardSchemas } from './features/leaderboard/schemas.ts'
import { metadataPlugin, metadataSchemas } from './features/metadata/plugin.ts'
import { metricsPlugin, metricsSchemas } from './features/metrics/plugin.ts'
import { mintPlugin } from './features/mint/plugin.ts'
import { mintSchemas } from './features/mint/schemas.ts'
import { networkPlugin } from './features/network/plugin.ts'
import { networkSchemas } from './features/network/schemas.ts'
import { pageErrorSchemas, pageErrorsPlugin } from './features/page-errors/plugin.ts'
import { pagesPlugin } from './features/pages/plugin.ts'
import { questsPlugin } from './features/quests/plugin.ts'
import { questSchemas } from './features/quests/schemas.ts'
import { releaseSchemas, releasesPlugin } from './features/releases/plugin.ts'
import { rpcPlugin } from './features/rpc/plugin.ts'
import { rpcSchemas } from './features/rpc/schemas.ts'
import { sandboxPlugin, sandboxSchemas } from './features/sandbox/plugin.ts'
import { socialPlugin } from './features/social/plugin.ts'
import { socialSchemas } from './features/social/schemas.ts'
import { statusPlugin, statusSchemas } from './features/status/plugin.ts'
import type { RouteDescription } from './http/route-schema.ts'
import type { ServerContext } from './open-context.ts'

type Feature = {
  plugin: (app: FastifyInstance, context: ServerContext) => Promise<void>
  /** The routes in the API reference. */
  schemas: Record<string, RouteDescription>
}

/** Every feature of the web server, in API reference order. */
export const features: Feature[] = [
  { plugin: networkPlugin, schemas: networkSchemas },
  { plugin: mintPlugin, schemas: mintSchemas },
  { plugin: questsPlugin, schemas: questSchemas },
  { plugin: leaderboardPlugin, schemas: leaderboardSchemas },
  { plugin: metadataPlugin, schemas: metadataSchemas },
  { plugin: cardsPlugin, schemas: cardSchemas },
  { plugin: faucetPlugin, schemas: faucetSchemas },
  { plugin: rpcPlugin, schemas: rpcSchemas },
  { plugin: socialPlugin, schemas: socialSchemas },
  { plugin: contactPlugin, schemas: contactSchemas },
  { plugin: releasesPlugin, schemas: releaseSchemas },
  { plugin: statusPlugin, schemas: statusSchemas },
  { plugin: healthPlugin, schemas: healthSchemas },
  { plugin: metricsPlugin, schemas: metricsSchemas },
  { plugin: pageErrorsPlugin, schemas: pageErrorSchemas },
  { plugin: sandboxPlugin, schemas: sandboxSchemas },
  { plugin: apiReferencePlugin, schemas: apiReferenceSchemas },
  { plugin: pagesPlugin, schemas: {} },
]

/** Every documented route, including routes that some deployments leave out. */
export const apiRoutes: RouteDescription[] = features.flatMap(({ schemas }) => Object.values(schemas))
