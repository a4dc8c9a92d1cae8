import { z } from 'zod'

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})

/** One JSON-RPC call to a chain, answered or thrown. */
export async function callRpc(rpcUrl: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = answerSchema.parse(await response.json())
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}
