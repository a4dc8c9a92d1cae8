import { apiReferenceSchemas } from './features/api-reference/api-reference-schemas.ts'
import { collectionCardSchemas } from './features/cards/collection-card-schemas.ts'
import { progressCardSchemas } from './features/cards/progress-card-schemas.ts'
import { contactSchemas } from './features/contact/contact-schemas.ts'
import { faucetSchemas } from './features/faucet/faucet-schemas.ts'
import { healthSchemas } from './features/health/health-schemas.ts'
import { metadataSchemas } from './features/metadata/metadata-schemas.ts'
import { metricsSchemas } from './features/metrics/metrics-schemas.ts'
import { mintSchemas } from './features/mint/mint-schemas.ts'
import { networkSchemas } from './features/network/network-schemas.ts'
import { pageErrorSchemas } from './features/page-errors/page-error-schemas.ts'
import { questSchemas } from './features/quests/quest-schemas.ts'
import { releaseSchemas } from './features/releases/release-schemas.ts'
import { rpcSchemas } from './features/rpc/rpc-schemas.ts'
import { socialSchemas } from './features/social/social-schemas.ts'
import { statusSchemas } from './features/status/status-schemas.ts'
import { leaderboardSchemas } from './features/leaderboard/leaderboard-schemas.ts'
import type { RouteDescription } from './route-schema/route-description.ts'
import { sandboxSchemas } from './sandbox-schemas.ts'

/** Every route of the API in the order of the reference, whether or not a deployment has it. */
export const apiRoutes: RouteDescription[] = [
  networkSchemas,
  mintSchemas,
  questSchemas,
  progressCardSchemas,
  leaderboardSchemas,
  metadataSchemas,
  collectionCardSchemas,
  faucetSchemas,
  rpcSchemas,
  socialSchemas,
  contactSchemas,
  releaseSchemas,
  statusSchemas,
  healthSchemas,
  metricsSchemas,
  pageErrorSchemas,
  sandboxSchemas,
  apiReferenceSchemas,
].flatMap((schemas) => Object.values<RouteDescription>(schemas))
