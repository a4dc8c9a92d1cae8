import { z } from 'zod'
import { localUrl } from '../lib/server-urls.ts'
import { chainVariables, walletsVariables } from './chain-variables.ts'
import { contactVariables, releasesVariables, socialVariables } from './integration-variables.ts'
import { keyServiceVariables } from './key-service-variables.ts'
import { faucetVariables, mintVariables, relayerVariables } from './mint-variables.ts'
import { processVariables, sandboxVariables, tracingVariables } from './process-variables.ts'
import { leaderboardVariables, questsVariables } from './quest-variables.ts'
import { visitorsVariables } from './visitor-variables.ts'

/**
 * Every variable the server reads, with its description. `docs/reference/environment.md` is generated from it.
 * `requiredInProduction` marks variables without a safe default outside the sandbox.
 */
export const envShape = {
  ...processVariables,
  ...sandboxVariables,
  ...visitorsVariables,
  ...chainVariables,
  ...contactVariables,
  ...releasesVariables,
  ...walletsVariables,
  ...socialVariables,
  ...relayerVariables,
  ...mintVariables,
  ...questsVariables,
  ...leaderboardVariables,
  ...faucetVariables,
  ...keyServiceVariables,
  ...tracingVariables,
} satisfies Record<string, z.ZodType>

const envSchema = z.object(envShape)

export type Env = Omit<z.output<typeof envSchema>, 'SANDBOX' | 'PUBLIC_URL' | 'LOG_LEVEL' | 'CHAIN_RPC_URL'> & {
  isProduction: boolean
  isSandbox: boolean
  PUBLIC_URL: string
  LOG_LEVEL: NonNullable<z.output<typeof envSchema>['LOG_LEVEL']>
}

/** Lists every variable that is invalid or missing, one per line. */
export class EnvError extends Error {
  constructor(problems: string[]) {
    super(['Invalid environment:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'EnvError'
  }
}

/** Parses the whole environment or throws an `EnvError`. An empty variable counts as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(present)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

  const isProduction = present['NODE_ENV'] === 'production'
  if (isProduction && present['SANDBOX'] === 'on') {
    problems.push('SANDBOX: must not be on in production; its keys and stand-ins are for local use only')
  }
  if (isProduction) problems.push(...placeholders(present))
  if ('CHAIN_RPC_URL' in present && 'CHAIN_RPC_URLS' in present)
    problems.push('CHAIN_RPC_URL: must not be set together with CHAIN_RPC_URLS. List every endpoint in CHAIN_RPC_URLS.')
  const isSandbox = !isProduction && present['SANDBOX'] !== 'off'
  if (!isSandbox) problems.push(...missing(present, isProduction))
  if (!isSandbox && present['RELAYER'] !== 'off' && !present['RELAYER_KEYS_FILE']) {
    problems.push('RELAYER_KEYS_FILE: is missing. Set it to the file with the relayers’ keys, or set RELAYER=off.')
  }
  if (!isSandbox && !present['SOCIAL_CLIENT_ID']) {
    if (present['MINT_SOCIAL_GATE'] === 'on')
      problems.push('SOCIAL_CLIENT_ID: is missing. MINT_SOCIAL_GATE=on requires social sign-in.')
    if (present['SOCIAL_CLIENT_SECRET'])
      problems.push('SOCIAL_CLIENT_ID: is missing. SOCIAL_CLIENT_SECRET is set and belongs to a client.')
  }
  if (isProduction && parsed.success && !parsed.data.PROOF_SECRET) {
    // Servers that share a Postgres database must accept each other's challenges.
    const users = secretUsers(parsed.data)
    if (users.length > 0) problems.push(`PROOF_SECRET: is missing. ${users.join(' and ')} needs it on every server.`)
  }
  if (!parsed.success || problems.length > 0) throw new EnvError(problems)

  const { SANDBOX: _sandbox, PUBLIC_URL, LOG_LEVEL, CHAIN_RPC_URL, ...rest } = parsed.data
  return {
    ...rest,
    CHAIN_RPC_URLS: rest.CHAIN_RPC_URLS ?? (CHAIN_RPC_URL === undefined ? undefined : [CHAIN_RPC_URL]),
    isProduction,
    isSandbox,
    PUBLIC_URL: PUBLIC_URL ?? localUrl(rest.HOST, rest.PORT),
    LOG_LEVEL: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

/** Returns a problem for each value that still is a placeholder of an example. Anyone can look them up. */
function placeholders(present: Record<string, string | undefined>): string[] {
  return Object.keys(envShape)
    .filter((name) => /change-this/i.test(present[name] ?? ''))
    .map((name) => `${name}: still contains the placeholder of the example. Set your own value.`)
}

/** Returns the enabled settings that need a shared proof secret. */
function secretUsers(env: z.output<typeof envSchema>): string[] {
  return [
    ...(env.MINT_PROOF_OF_WORK > 0 ? ['MINT_PROOF_OF_WORK'] : []),
    ...(env.FORM_PROOF_OF_WORK > 0 ? ['FORM_PROOF_OF_WORK'] : []),
    ...(env.FAUCET_KEY_FILE && env.FAUCET_PROOF_OF_WORK > 0 ? ['FAUCET_PROOF_OF_WORK'] : []),
    // Social accounts are stored hashed.
    ...(env.SOCIAL_CLIENT_ID ? ['SOCIAL_CLIENT_ID'] : []),
  ]
}

/** Returns a problem for each missing variable. Outside production, only the chain is required. */
function missing(present: Record<string, unknown>, isProduction: boolean): string[] {
  return Object.entries(envShape)
    .filter(([name, schema]) => isRequiredInProduction(schema) && (isProduction || !optionalLocally.has(name)))
    .filter(([name]) => !(name in present) && !(name === 'CHAIN_RPC_URLS' && 'CHAIN_RPC_URL' in present))
    .map(([name, schema]) => `${name}: is missing. ${schema.description ?? ''}`)
}

const optionalLocally = new Set(['PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES'])

export function isRequiredInProduction(schema: z.ZodType): boolean {
  return schema.meta()?.['requiredInProduction'] === true
}
