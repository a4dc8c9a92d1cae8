import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sentenceOf } from '../../http/error-handler.ts'
import { withDescriptions } from '../../http/route-schema.ts'
import { parseJson } from '../../lib/parse.ts'
import type { Context } from '../../services/open-services.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import { answerCalls, type Forwarder } from './answer-calls.ts'
import { checkCall, rpcCodes, rpcFailure } from './check-call.ts'
import { rpcSchemas } from './schemas.ts'

/** The gas limit of a transaction by EIP-7825, so no call needs more. */
const transactionGasCap = 16_777_216
/** The embedded chain needs about a second for this much gas and runs nothing else meanwhile. */
const embeddedCallGas = 2_000_000

/** Serves the chain's JSON-RPC on our own origin. */
export async function rpcPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { env, log } = context
  if (env.isProduction && !env.RPC_UPSTREAM_URL)
    log.warn('RPC_UPSTREAM_URL is not set: visitors share the relayer’s endpoints')
  rpcRoutes(app, readRpcSettings(context))
}

/** Reads the settings of `/rpc` from the environment. */
export function readRpcSettings(context: Pick<Context, 'env' | 'rateLimits' | 'visitorChain'>): RpcOptions {
  const { env, rateLimits, visitorChain } = context
  const isEmbedded = env.isSandbox && !env.CHAIN_RPC_URLS && !env.RPC_UPSTREAM_URL
  return {
    endpoints: visitorChain.endpoints,
    // Counted per process: a shared count would cost a write per request.
    rateLimit: rateLimits({ name: 'rpc', requests: env.RPC_UNITS_PER_MINUTE, perSeconds: 60, scope: 'process' }),
    maxCallGas: BigInt(env.RPC_CALL_GAS ?? (isEmbedded ? embeddedCallGas : transactionGasCap)),
    isOpenToPages: !env.isSandbox,
  }
}

export type RpcOptions = {
  /** The endpoints for visitors' calls. */
  endpoints: Forwarder
  /** The limit per client network, in the units of `rpcMethods`. */
  rateLimit: RateLimit
  /** The maximum gas of a call or an estimate. */
  maxCallGas: bigint
  /** Whether other origins may call the endpoint. False on a developer's machine. */
  isOpenToPages: boolean
}

const maxBatchSize = 100
/** A body of 256 KB takes up to 11 ms to parse, so each of these parts costs another unit. */
const charactersPerUnit = 16 * 1024

/** Registers `/rpc`, which only reads the chain and sends signed transactions. */
export function rpcRoutes(app: FastifyInstance, options: RpcOptions): void {
  const { endpoints, rateLimit, maxCallGas, isOpenToPages } = options
  const answer = answerCalls({ endpoints, log: app.log, chainSilent: sentenceOf({ code: 'CHAIN_SILENT' }) })
  const { call, preflight } = rpcSchemas

  withDescriptions(app).removeAllContentTypeParsers()
  // The only accepted type, because other origins need a preflight to send it.
  const parserOptions = { parseAs: 'string', bodyLimit: 256 * 1024 } as const
  app.addContentTypeParser('application/json', parserOptions, (_request, body, done) => done(null, body))

  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error instanceof ServiceError) {
      if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds))
      return reply.code(error.status).send(rpcFailure(null, rpcCodes.limit, sentenceOf(error)))
    }
    const status = error.statusCode ?? 500
    const code = requestFailures[status] ?? 'BAD_REQUEST'
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

  // Charged before the body is read, so that bodies that are too large or not JSON count too.
  const onRequest = (request: FastifyRequest) => rateLimit.take(request.ip)
  app.post(call.url, { schema: call, onRequest }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const body = String(request.body)
    const bodyUnits = Math.floor(body.length / charactersPerUnit)
    if (bodyUnits > 0) await rateLimit.take(request.ip, bodyUnits)
    const input = parseJson(body)
    if (input === undefined) return rpcFailure(null, rpcCodes.parse, 'The body is not JSON.')
    const inputs = Array.isArray(input) ? (input as unknown[]) : [input]
    if (inputs.length === 0) return rpcFailure(null, rpcCodes.request, 'The batch is empty.')
    if (inputs.length > maxBatchSize)
      return rpcFailure(null, rpcCodes.request, `A batch may contain at most ${maxBatchSize} calls.`)
    const checked = inputs.map((one) => checkCall(one, maxCallGas))
    const units = checked.reduce((sum, item) => sum + item.units, 0)
    // The first unit is already charged.
    if (units > 1) await rateLimit.take(request.ip, units - 1)
    const answers = await answer(checked)
    return Array.isArray(input) ? answers : answers[0]
  })
}

const requestFailures: Record<number, FailureCode> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_CONTENT' }
