import pino from 'pino'
import { Registry } from 'prom-client'
import { readEnv } from '../src/env/index.ts'
import { clientNetworks } from '../src/lib/client-network.ts'
import { createHealthChecks, createStatusRegistry } from '../src/services/health.ts'
import type { Context } from '../src/services/open-services.ts'
import { systemClock } from '../src/services/process.ts'
import { networkShares, rateLimits } from '../src/services/rate-limits.ts'

export type TestContextOptions = Omit<Partial<Context>, 'env' | 'external'> & {
  variables?: Record<string, string>
  external?: Partial<Context['external']>
}

/** Creates the context of a plugin under test: defaults without side effects, and the services that the test passes. */
export function createTestContext({ variables = {}, external = {}, ...services }: TestContextOptions = {}): Context {
  const env = readEnv(variables)
  const context: Partial<Context> = {
    env,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    clock: systemClock,
    registry: new Registry(),
    health: createHealthChecks(),
    status: createStatusRegistry(),
    rateLimits: rateLimits(undefined, networkShares(env)),
    networksOf: (ip) => clientNetworks(ip, networkShares(env)),
    secret: 'test secret',
    proofOfWork: () => undefined,
    media: async () => undefined,
    external: external as Context['external'],
    ...services,
  }
  // The test passes whatever else its plugin uses.
  return context as Context
}
