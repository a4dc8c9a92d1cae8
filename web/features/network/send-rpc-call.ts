import * as z from 'zod/mini'

const answerSchema = z.union([
  z.object({ result: z.unknown(), error: z.optional(z.undefined()) }),
  z.object({ error: z.object({ message: z.string() }) }),
])

/** Sends a JSON-RPC call and resolves to its result. */
export async function sendRpcCall(rpcUrl: string, call: { method: string; params: unknown[] }): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
    signal: AbortSignal.timeout(10_000),
  })
  const answer = answerSchema.parse(await response.json())
  if (answer.error) throw new Error(answer.error.message)
  return answer.result
}
