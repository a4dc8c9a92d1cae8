import { odyssey } from '@network-site/site/odyssey'
import { MintRefusal } from './mint-refusal.ts'
import type { SignedDrop } from './minter.ts'

export interface MintRequest extends SignedDrop {
  tokenIndex: number
  /** The solved puzzle, where one was asked for. */
  proof?: string
}

/** The code of a refusal by nobody: the service could not be reached. */
export const unreachable = 'UNREACHABLE'

interface World {
  fetch: typeof fetch
  /** The social sign-in's token, sent where there is one. */
  accessToken: string | null
}

/** Asks the service to mint one item, and waits until it is minted. Answers the transaction, if it was told. */
export async function remoteMint(request: MintRequest, { fetch, accessToken }: World): Promise<string | undefined> {
  let response: Response
  try {
    response = await fetch('/vanguard-nft-drop/remote-mint', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(request),
    })
  } catch (cause) {
    throw new MintRefusal(odyssey.mint.error.fallback, { code: unreachable, cause })
  }
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.ok) return text(body?.['transactionHash'])
  throw new MintRefusal(text(body?.['error']) ?? text(body?.['message']) ?? odyssey.mint.error.fallback, {
    code: text(body?.['code']),
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  })
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
