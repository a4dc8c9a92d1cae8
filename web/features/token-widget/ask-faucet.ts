import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { faucetAnswerSchema, type FaucetAnswer } from '@network-site/protocol/faucet'
import { tokenWidget } from '@network-site/site/token-widget'

/** Asks our own server for test Ether. Fails with a sentence for a person. */
export async function askFaucet(address: string, { fetch }: { fetch: typeof globalThis.fetch }): Promise<FaucetAnswer> {
  let response: Response
  try {
    response = await fetch('/faucet', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    })
  } catch (error) {
    throw new Error(tokenWidget.faucet.failed, { cause: error })
  }
  const body: unknown = await response.json().catch(() => undefined)
  const answer = faucetAnswerSchema.safeParse(body)
  if (response.ok && answer.success) return answer.data
  const refusal = errorAnswerSchema.safeParse(body)
  throw new Error(refusal.success ? refusal.data.error : tokenWidget.faucet.failed)
}
