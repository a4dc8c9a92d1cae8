import { z } from 'zod'
import { localUrl } from '../lib/server-urls.ts'
import { chainVariables, walletsVariables } from './chain-variables.ts'
import { contactVariables, releasesVariables, socialVariables } from './integration-variables.ts'
import { faucetVariables, mintVariables, relayerVariables } from './mint-variables.ts'
import { processVariables, sandboxVariables, tracingVariables } from './process-variables.ts'
import { leaderboardVariables, questsVariables } from './quest-variables.ts'
import { visitorsVariables } from './visitor-variables.ts'

/**
 * Every variable the server reads, with what it means. `docs/reference/environment.md` is generated from here.
 * `demandedInProduction` marks what has no safe default once the sandbox is gone.
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
  ...tracingVariables,
} satisfies Record<string, z.ZodType>

const envSchema = z.object(envShape)

export type Env = Omit<z.output<typeof envSchema>, 'SANDBOX' | 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  isProduction: boolean
  isSandbox: boolean
  PUBLIC_URL: string
  LOG_LEVEL: NonNullable<z.output<typeof envSchema>['LOG_LEVEL']>
}

/** Thrown once, with a line for every variable that is wrong or missing. */
export class EnvError extends Error {
  constructor(complaints: string[]) {
    super(['The environment is not usable:', ...complaints.map((line) => `  ${line}`)].join('\n'))
    this.name = 'EnvError'
  }
}

/** Reads the environment once and whole. An empty variable counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(present)
  const complaints = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

  const isProduction = present['NODE_ENV'] === 'production'
  if (isProduction && present['SANDBOX'] === 'on') {
    complaints.push('SANDBOX: must not be on in production; its keys and stand-ins are for one machine only')
  }
  const isSandbox = !isProduction && present['SANDBOX'] !== 'off'
  if (!isSandbox) complaints.push(...missing(present, isProduction))
  if (!isSandbox && present['RELAYER'] !== 'off' && !present['RELAYER_KEYS_FILE']) {
    complaints.push('RELAYER_KEYS_FILE: is missing. Name the file with the relayers’ keys, or set RELAYER=off.')
  }
  if (!isSandbox && !present['SOCIAL_CLIENT_ID']) {
    if (present['MINT_SOCIAL_GATE'] === 'on')
      complaints.push(
        'SOCIAL_CLIENT_ID: is missing. MINT_SOCIAL_GATE=on mints only for who is signed in; nobody could be.',
      )
    if (present['SOCIAL_CLIENT_SECRET'])
      complaints.push(
        'SOCIAL_CLIENT_ID: is missing. SOCIAL_CLIENT_SECRET is the secret of a client; name the client too.',
      )
  }
  if (isProduction && parsed.success && !parsed.data.PROOF_SECRET) {
    // Production has a Postgres, which any number of servers share: a puzzle of one must be good at all of them.
    const users = secretUsers(parsed.data)
    if (users.length > 0) complaints.push(`PROOF_SECRET: is missing. ${users.join(' and ')} needs it on every server.`)
  }
  if (!parsed.success || complaints.length > 0) throw new EnvError(complaints)

  const { SANDBOX: _sandbox, PUBLIC_URL, LOG_LEVEL, ...rest } = parsed.data
  return {
    ...rest,
    isProduction,
    isSandbox,
    PUBLIC_URL: PUBLIC_URL ?? localUrl(rest.HOST, rest.PORT),
    LOG_LEVEL: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

/** The settings under which servers must agree on the proof secret. */
function secretUsers(env: z.output<typeof envSchema>): string[] {
  return [
    ...(env.MINT_PROOF_OF_WORK > 0 ? ['MINT_PROOF_OF_WORK'] : []),
    ...(env.FAUCET_KEY_FILE && env.FAUCET_PROOF_OF_WORK > 0 ? ['FAUCET_PROOF_OF_WORK'] : []),
    // Accounts that mint, or are connected for a quest, are kept hashed.
    ...(env.SOCIAL_CLIENT_ID ? ['SOCIAL_CLIENT_ID'] : []),
  ]
}

/** Without the sandbox the chain must be named; in production everything that has no safe default. */
function missing(present: Record<string, unknown>, isProduction: boolean): string[] {
  return Object.entries(envShape)
    .filter(([name, schema]) => isDemanded(schema) && (isProduction || !optionalOnOneMachine.has(name)))
    .filter(([name]) => !(name in present))
    .map(([name, schema]) => `${name}: is missing. ${schema.description ?? ''}`)
}

const optionalOnOneMachine = new Set(['PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES'])

/** Whether production refuses to start without this variable. */
export function isDemanded(schema: z.ZodType): boolean {
  return schema.meta()?.['demandedInProduction'] === true
}
