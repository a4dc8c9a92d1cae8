import { ServiceError } from '@network-site/protocol/failures'
import { socialProfileSchema } from '@network-site/protocol/social-token'
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

/** The failures of a sign-in. */
export const socialErrors = {
  notOffered: () => new ServiceError('SIGN_IN_NOT_OFFERED'),
  denied: () => new ServiceError('SIGN_IN_DENIED'),
  wrongState: () => new ServiceError('SIGN_IN_STATE'),
  expired: () => new ServiceError('SIGN_IN_EXPIRED'),
  tokenRefused: () => new ServiceError('SIGN_IN_ENDED'),
  busy: () => new ServiceError('SIGN_IN_BUSY'),
  unavailable: (reason: string) => new ServiceError('SIGN_IN_UNAVAILABLE', { cause: reason }),
  misconfigured: (reason: string) => new ServiceError('SIGN_IN_MISCONFIGURED', { cause: reason }),
}

type SocialProviderOptions = {
  clientId: string
  /** Absent for a public client, which uses PKCE alone. */
  clientSecret?: string | undefined
  tokenUrl: string
  apiUrl: string
  /** The redirect URI registered with the provider. */
  redirectUri: string
  /** Whether the provider redirects to any origin. Otherwise `redirectUri` is always used. */
  returnsAnywhere: boolean
  nowMilliseconds: () => number
}

/** The parameters that a browser received from the provider. */
type Grant = {
  code: string
  state: string
  codeVerifier: string
  /** The URL that the browser was redirected to, if not the registered one. */
  redirectUri?: string | undefined
}

export type SocialProvider = ReturnType<typeof socialProvider>

const timeoutSeconds = 8
const userSchema = z.object({ id: z.string().min(1).max(100), ...socialProfileSchema.shape })
const userAnswerSchema = z.object({ data: userSchema })

/** Creates a client of the social network. Errors and logs never contain codes or tokens. */
export function socialProvider(options: SocialProviderOptions) {
  const { clientId, clientSecret, tokenUrl, apiUrl, returnsAnywhere, nowMilliseconds } = options
  const refused = createExpiringCache<true>({ max: 20_000, ttlMilliseconds: 10 * 60_000, nowMilliseconds })
  const configuration = new Configuration(
    { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl },
    clientId,
    {},
    clientSecret ? ClientSecretBasic(clientSecret) : None(),
  )
  configuration.timeout = timeoutSeconds
  // The sandbox's stand-in uses plain HTTP.
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration)

  return {
    exchange: async ({ code, state, codeVerifier, redirectUri }: Grant): Promise<string> => {
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

    /** Resolves to the owner of an access token. */
    userOf: async (accessToken: string): Promise<z.infer<typeof userSchema>> => {
      // Do not spend the provider's rate limit on tokens that it has rejected.
      if (refused.get(accessToken)) throw socialErrors.tokenRefused()
      const response = await request(`${apiUrl}/users/me`, accessToken)
      if (response.status === 401 || response.status === 403) {
        refused.set(accessToken, true)
        throw socialErrors.tokenRefused()
      }
      if (response.status === 429) throw socialErrors.busy()
      const answer = userAnswerSchema.safeParse(await response.json().catch(() => undefined))
      if (!response.ok || !answer.success) throw socialErrors.unavailable(`users/me answered ${response.status}`)
      return answer.data.data
    },
  }
}

/** Throws unless the redirect URI has the registered path; its origin may differ. */
function requireSamePage(redirectUri: string, registered: string): void {
  const { pathname } = new URL(registered)
  if (new URL(redirectUri).pathname === pathname) return
  throw new ServiceError('MALFORMED', { values: { details: `redirectUri: must be ${pathname} at some origin` } })
}

async function request(url: string, accessToken: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
      redirect: 'error',
    })
  } catch (error) {
    throw socialErrors.unavailable(errorCodeOf(error))
  }
}

/** Maps the provider's error to ours. X answers `invalid_request` for a used or expired code. */
function refusalOf(error: unknown) {
  if (!(error instanceof ResponseBodyError)) return socialErrors.unavailable(errorCodeOf(error))
  if (error.error === 'access_denied') return socialErrors.denied()
  if (error.error === 'invalid_grant' || error.error === 'invalid_request') return socialErrors.expired()
  return socialErrors.misconfigured(error.error)
}

/** Returns only an error's name or code, because messages and causes may contain secrets. */
function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = (error as NodeJS.ErrnoException).code ?? (error.cause as NodeJS.ErrnoException | undefined)?.code
  return code ?? error.name
}
