import type { FastifyInstance } from 'fastify'
import { checkCall, rpcFailure, type RpcFailure } from './check-call.ts'

const largestBatch = 100
const largestBodyBytes = 256 * 1024
const patienceMilliseconds = 10_000

/** `POST /rpc`: the chain's JSON-RPC on our own origin, for reading and for sending signed transactions only. */
export function rpcRoutes(app: FastifyInstance, { rpcUrl }: { rpcUrl: string }): void {
  app.removeAllContentTypeParsers()
  // Wallets and scripts do not agree on a content type; the body must be JSON whatever it is called.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBodyBytes }, (_request, body, done) =>
    done(null, body),
  )

  app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(rpcFailure(null, -32600, 'The request could not be read.')),
  )

  app.options('/rpc', (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )

  app.post('/rpc', async (request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
    const input = parseJson(request.body)
    if (input === undefined) return rpcFailure(null, -32700, 'The body is not JSON.')
    if (!Array.isArray(input)) return answerOne(input)
    if (input.length === 0) return rpcFailure(null, -32600, 'The batch is empty.')
    if (input.length > largestBatch) {
      return rpcFailure(null, -32600, `A batch may hold at most ${largestBatch} calls.`)
    }
    return answerBatch(input)
  })

  async function answerOne(input: unknown): Promise<unknown> {
    const checked = checkCall(input)
    if ('failure' in checked) return checked.failure
    return forward(checked.call, () => rpcFailure(checked.call.id ?? null, -32603, chainSilent))
  }

  /** Forwards the allowed calls of a batch and puts the refused ones back among the answers, in order. */
  async function answerBatch(inputs: unknown[]): Promise<unknown[]> {
    const checked = inputs.map(checkCall)
    const calls = checked.flatMap((item) => ('call' in item ? [item.call] : []))
    const failures = checked.flatMap((item) => ('failure' in item ? [item.failure] : []))
    if (calls.length === 0) return failures
    const answers = await forward(calls, (): RpcFailure[] =>
      calls.map(({ id }) => rpcFailure(id ?? null, -32603, chainSilent)),
    )
    return [...(Array.isArray(answers) ? answers : [answers]), ...failures]
  }

  async function forward(calls: unknown, whenSilent: () => unknown): Promise<unknown> {
    try {
      const response = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(calls),
        signal: AbortSignal.timeout(patienceMilliseconds),
      })
      return await response.json()
    } catch (error) {
      app.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the chain did not answer')
      return whenSilent()
    }
  }
}

const chainSilent = 'The chain does not answer at the moment. Try again shortly.'

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown
  } catch {
    return undefined
  }
}
