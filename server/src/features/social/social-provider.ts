import { ServiceError } from '@network-site/protocol/failures'
import { type SocialProfile, socialProfileSchema } from '@network-site/protocol/social-token'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretBasic,
  Configuration,
  None,
  ResponseBodyError,
} from 'openid-client'
import { z } from 'zod'
import { createExpiringCache } from '../../lib/with-dedupe.ts'

/** Everything that can go wrong with a sign-in. */
export const socialErrors = {
  notOffered: () => new ServiceError('SIGN_IN_NOT_OFFERED'),
  denied: () => new ServiceError('SIGN_IN_DENIED'),
  foreign: () => new ServiceError('SIGN_IN_STATE'),
  expired: () => new ServiceError('SIGN_IN_EXPIRED'),
  tokenRefused: () => new ServiceError('SIGN_IN_ENDED'),
  busy: () => new ServiceError('SIGN_IN_BUSY'),
  unavailable: (reason: string) => new ServiceError('SIGN_IN_UNAVAILABLE', { cause: reason }),
  misconfigured: (reason: string) => new ServiceError('SIGN_IN_MISCONFIGURED', { cause: reason }),
}

type SocialProviderOptions = {
  clientId: string
  /** Absent for a public client, which proves itself by PKCE alone. */
  clientSecret?: string | undefined
  tokenUrl: string
  apiUrl: string
  /** Where it sends people back to, as it was registered there. */
  redirectUri: string
  /** Whether it sends them back to any origin. Otherwise `redirectUri` is the only one, whatever a browser says. */
  returnsAnywhere: boolean
  nowMilliseconds: () => number
}

/** What a browser brought back from the provider. */
type Grant = {
  code: string
  state: string
  codeVerifier: string
  /** Where it came back to, if not to the registered address. */
  redirectUri?: string | undefined
}

export type SocialProvider = {
  exchange: (grant: Grant) => Promise<string>
  whoIs: (accessToken: string) => Promise<SocialProfile>
}

const patienceSeconds = 8
const rememberMilliseconds = 10 * 60_000
const mostRefused = 20_000
const profileAnswerSchema = z.object({ data: socialProfileSchema })

/** The social network as the server speaks to it. No code or token gets into an error or a log. */
export function socialProvider(options: SocialProviderOptions): SocialProvider {
  const { clientId, clientSecret, tokenUrl, apiUrl, returnsAnywhere, nowMilliseconds } = options
  const refused = createExpiringCache<true>({
    max: mostRefused,
    ttlMilliseconds: rememberMilliseconds,
    nowMilliseconds,
  })
  const configuration = new Configuration(
    { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl },
    clientId,
    {},
    clientSecret ? ClientSecretBasic(clientSecret) : None(),
  )
  configuration.timeout = patienceSeconds
  // Plain http is allowed because the sandbox's stand-in uses it; an operator configures TLS.
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration)

  return {
    exchange: async ({ code, state, codeVerifier, redirectUri }) => {
      if (redirectUri !== undefined) requireSamePage(redirectUri, options.redirectUri)
      const returnUrl = new URL((returnsAnywhere && redirectUri) || options.redirectUri)
      returnUrl.search = new URLSearchParams({ code, state }).toString()
      try {
        const answer = await authorizationCodeGrant(configuration, returnUrl, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        })
        return answer.access_token
      } catch (error) {
        throw refusalOf(error)
      }
    },

    whoIs: async (accessToken) => {
      // A token that was refused once stays so: asking again would cost the provider's patience with all of us.
      if (refused.get(accessToken)) throw socialErrors.tokenRefused()
      const response = await ask(`${apiUrl}/users/me`, accessToken)
      if (response.status === 401 || response.status === 403) {
        refused.set(accessToken, true)
        throw socialErrors.tokenRefused()
      }
      if (response.status === 429) throw socialErrors.busy()
      const answer = profileAnswerSchema.safeParse(await response.json().catch(() => undefined))
      if (!response.ok || !answer.success) throw socialErrors.unavailable(`users/me answered ${response.status}`)
      return answer.data.data
    },
  }
}

/** People come back to one page, whatever the origin. */
function requireSamePage(redirectUri: string, registered: string): void {
  const { pathname } = new URL(registered)
  if (new URL(redirectUri).pathname === pathname) return
  throw new ServiceError('MALFORMED', { values: { details: `redirectUri: must be ${pathname} at some origin` } })
}

async function ask(url: string, accessToken: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(patienceSeconds * 1000),
      redirect: 'error',
    })
  } catch (error) {
    throw socialErrors.unavailable(errorCodeOf(error))
  }
}

/** Turns the provider's error into ours. X answers `invalid_request` for a code that is spent or expired. */
function refusalOf(error: unknown) {
  if (!(error instanceof ResponseBodyError)) return socialErrors.unavailable(errorCodeOf(error))
  if (error.error === 'access_denied') return socialErrors.denied()
  if (error.error === 'invalid_grant' || error.error === 'invalid_request') return socialErrors.expired()
  return socialErrors.misconfigured(error.error)
}

/** A name or a code only: messages and causes may carry what was sent. */
function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = (error as NodeJS.ErrnoException).code ?? (error.cause as NodeJS.ErrnoException | undefined)?.code
  return code ?? error.name
}
