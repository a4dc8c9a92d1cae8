import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { sentenceOf } from '../../http/error-handler.ts'
import { withDescriptions } from '../../http/route-schema.ts'
import { parseJson } from '../../lib/parse.ts'
import type { Context } from '../../services/open-services.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import { answerCalls } from './answer-calls.ts'
import { checkCall, rpcCodes, rpcFailure } from './check-call.ts'
import { rpcSchemas } from './schemas.ts'

/** EIP-7825: no transaction may use more gas, so no call for one needs more. */
const transactionGasCap = 16_777_216
/** The embedded chain runs a loop of this much gas in about a second, and nothing else meanwhile. */
const embeddedCallGas = 2_000_000

/** `POST /rpc`: the chain's JSON-RPC on our own origin. */
export async function rpcPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { env, log } = context
  if (env.isProduction && !env.RPC_UPSTREAM_URL)
    log.warn('RPC_UPSTREAM_URL is not set: visitors share the relayer’s endpoint')
  rpcRoutes(app, readRpcSettings(context))
}

/** What `/rpc` offers, from the environment. */
export function readRpcSettings(context: Pick<Context, 'env' | 'rateLimits' | 'external'>): RpcOptions {
  const { env, rateLimits, external } = context
  const isEmbedded = env.isSandbox && !env.CHAIN_RPC_URL && !env.RPC_UPSTREAM_URL
  return {
    upstreamUrl: env.RPC_UPSTREAM_URL ?? external.chain.rpcUrl,
    // Counted in this process: a shared count would cost every read of the chain a write.
    rateLimit: rateLimits({ name: 'rpc', requests: env.RPC_UNITS_PER_MINUTE, perSeconds: 60, scope: 'process' }),
    mostCallGas: BigInt(env.RPC_CALL_GAS ?? (isEmbedded ? embeddedCallGas : transactionGasCap)),
    // On a developer's machine no page but ours has any business with the chain.
    isOpenToPages: !env.isSandbox,
  }
}

export type RpcOptions = {
  /** The endpoint that visitors' calls go to. */
  upstreamUrl: string
  /** A network's allowance, in the units of `rpcMethods`. */
  rateLimit: RateLimit
  /** The most gas that a call or an estimate may use. */
  mostCallGas: bigint
  /** Whether pages of other sites may ask, as at any public endpoint. On a developer's machine they may not. */
  isOpenToPages: boolean
}

const largestBatch = 100
const largestBodyBytes = 256 * 1024

/** `POST /rpc`: the chain's JSON-RPC on our own origin, for reading and for sending signed transactions only. */
export function rpcRoutes(
  app: FastifyInstance,
  { upstreamUrl, rateLimit, mostCallGas, isOpenToPages }: RpcOptions,
): void {
  const answer = answerCalls({ upstreamUrl, log: app.log, chainSilent: sentenceOf({ code: 'CHAIN_SILENT' }) })

  const { call, preflight } = rpcSchemas

  withDescriptions(app).removeAllContentTypeParsers()
  // No other type is taken: a page of another site can send this one only if the preflight allows it.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBodyBytes },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error instanceof ServiceError) {
      if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds))
      return reply.code(error.status).send(rpcFailure(null, rpcCodes.limit, sentenceOf(error)))
    }
    const status = error.statusCode ?? 500
    const code = faults[status] ?? 'BAD_REQUEST'
    return reply.code(status).send(rpcFailure(null, rpcCodes.request, sentenceOf({ code })))
  })

  if (isOpenToPages) {
    app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  }

  app.options(preflight.url, { schema: preflight }, (_request, reply) =>
    reply
      .headers(
        isOpenToPages ? { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' } : {},
      )
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )

  app.post(call.url, { schema: call }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const input = parseJson(String(request.body))
    if (input === undefined) return rpcFailure(null, rpcCodes.parse, 'The body is not JSON.')
    const inputs = Array.isArray(input) ? (input as unknown[]) : [input]
    if (inputs.length === 0) return rpcFailure(null, rpcCodes.request, 'The batch is empty.')
    if (inputs.length > largestBatch) {
      return rpcFailure(null, rpcCodes.request, `A batch may hold at most ${largestBatch} calls.`)
    }
    const checked = inputs.map((one) => checkCall(one, { mostCallGas }))
    await rateLimit.take(
      request.ip,
      checked.reduce((sum, { units }) => sum + units, 0),
    )
    const answers = await answer(checked)
    return Array.isArray(input) ? answers : answers[0]
  })
}

const faults: Record<number, FailureCode> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_CONTENT' }
