import { apiReferenceSchemas } from './api-reference-schemas.ts'
import { collectionCardSchemas } from '../cards/collection-card-schemas.ts'
import { progressCardSchemas } from '../cards/progress-card-schemas.ts'
import { contactSchemas } from '../contact/contact-schemas.ts'
import { faucetSchemas } from '../faucet/faucet-schemas.ts'
import { healthSchemas } from '../health/health-schemas.ts'
import { metadataSchemas } from '../metadata/metadata-schemas.ts'
import { metricsSchemas } from '../metrics/metrics-schemas.ts'
import { mintSchemas } from '../mint/mint-schemas.ts'
import { networkSchemas } from '../network/network-schemas.ts'
import { pageErrorSchemas } from '../page-errors/page-error-schemas.ts'
import { questSchemas } from '../quests/quest-schemas.ts'
import { releaseSchemas } from '../releases/release-schemas.ts'
import { rpcSchemas } from '../rpc/rpc-schemas.ts'
import { socialSchemas } from '../social/social-schemas.ts'
import { statusSchemas } from '../status/status-schemas.ts'
import { leaderboardSchemas } from '../leaderboard/leaderboard-schemas.ts'
import type { RouteDescription } from '../../http/route-schema.ts'
import { sandboxSchemas } from '../sandbox/sandbox-schemas.ts'

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
