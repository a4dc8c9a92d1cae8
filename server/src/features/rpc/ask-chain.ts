const patienceMilliseconds = 10_000
/** A hundred full blocks are about this much. */
export const mostAnswerBytes = 8 * 1024 ** 2

/** Thrown where an answer is larger than a visitor may have. */
export class AnswerTooLarge extends Error {}

/** Posts JSON-RPC to a chain and reads the answer, which is limited in time and in size. */
export async function askChain(url: string, calls: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  return JSON.parse(await readText(response)) as unknown
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest of the answer.
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostAnswerBytes) throw new AnswerTooLarge('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
