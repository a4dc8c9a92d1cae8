import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { faucetAnswerSchema, type FaucetAnswer } from '@network-site/protocol/faucet'
import { tokenWidget } from '@network-site/site/token-widget'

/** Fetches a proof-of-work challenge and solves it; undefined where none is asked for. */
export type SolveProof = (path: string) => Promise<string | undefined>

/** Requests test Ether from our own server's faucet. Throws an error whose message is fit for a person. */
export async function requestTestEther(
  address: string,
  { fetch, solveProof }: { fetch: typeof globalThis.fetch; solveProof: SolveProof },
): Promise<FaucetAnswer> {
  let response: Response
  try {
    const proof = await solveProof(`/faucet/challenge/${address}`)
    response = await fetch('/faucet', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, proof }),
    })
  } catch (error) {
    throw new Error(tokenWidget.faucet.failed, { cause: error })
  }
  const body: unknown = await response.json().catch(() => undefined)
  const answer = faucetAnswerSchema.safeParse(body)
  if (response.ok && answer.success) return answer.data
  const failure = errorAnswerSchema.safeParse(body)
  throw new Error(failure.success ? failure.data.error : tokenWidget.faucet.failed)
}
