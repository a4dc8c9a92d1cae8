import { apiPaths } from '@network-site/site/paths'
import type { RemoteMint } from '@network-site/protocol/mints'
import { campaign } from '@network-site/site/campaign'
import { MintRequestError, unreachable } from './mint-request-error.ts'

interface RemoteMintDependencies {
  fetch: typeof fetch
  /** The social sign-in's token, sent where there is one. */
  accessToken: string | null
}

/**
 * Asks the service to mint one item and waits until it is minted. Resolves to the transaction's hash, if the answer has
 * one.
 */
export async function remoteMint(
  request: RemoteMint,
  { fetch, accessToken }: RemoteMintDependencies,
): Promise<string | undefined> {
  let schemas: Awaited<ReturnType<typeof loadSchemas>>
  let response: Response
  try {
    // Before the request: a mint that succeeded must not look failed because a script could not be loaded.
    schemas = await loadSchemas()
    response = await fetch(apiPaths.remoteMint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(request),
    })
  } catch (cause) {
    throw new MintRequestError(campaign.mint.error.fallback, { code: unreachable, cause })
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return schemas.success.safeParse(body).data?.transactionHash
  const failure = schemas.failure.safeParse(body).data
  throw new MintRequestError(failure?.error || failure?.message || campaign.mint.error.fallback, {
    code: failure?.code,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  })
}

/** Loaded when needed: the page without a mint carries no validator. */
async function loadSchemas() {
  const [{ remoteMintAnswerSchema }, { anyErrorAnswerSchema }] = await Promise.all([
    import('@network-site/protocol/mints'),
    import('@network-site/protocol/error-answer'),
  ])
  return { success: remoteMintAnswerSchema, failure: anyErrorAnswerSchema }
}
