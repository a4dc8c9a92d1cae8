import { ServiceError } from '@network-site/protocol/failures'
import { network } from '@network-site/site/network'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { parseEther, parseGwei } from 'viem'
import { sentencesFor } from '../../http/error-handler.ts'
import { withZod, writeUnchecked } from '../../http/route-schema.ts'
import { clientNetwork } from '../../lib/client-network.ts'
import { createRecoverSigner } from '../../lib/signatures.ts'
import type { Services } from '../../services/open-services.ts'
import type { CollectionReader } from './collection-reader.ts'
import { createGuards } from './guards.ts'
import { createMintMetrics, type MintMetrics } from './mint-metrics.ts'
import { createMinting, type Minting, type Requester } from './minting.ts'
import { startRelayer } from './relayer/start-relayer.ts'
import type { RelayerSettings } from './relayer/worker.ts'
import { createReturningWalletCookie } from './returning-wallet-cookie.ts'
import { mintSchemas } from './schemas.ts'

type MintServices = Services & { collection: CollectionReader }

/** Registers the mint routes, and starts the relayer unless another process relays. */
export async function mintPlugin(app: FastifyInstance, context: MintServices): Promise<void> {
  const { env, registry, health, status, secret, collection, rateLimits } = context
  const metrics = createMintMetrics(registry)
  // A count shared among processes would cost every mint a write. The gas budget is shared in any case.
  const limitPerMinute = (name: string, requests: number) =>
    rateLimits({ name, requests, perSeconds: 60, scope: 'process' })
  const minting = await createMinting({
    ...context,
    chain: context.minterChain,
    metrics,
    budget: relayerSettings(context).budget,
    networkOf: clientNetwork,
    returningWalletCookie: createReturningWalletCookie(secret),
    maxStreams: env.MINT_STREAMS,
    maxStreamsPerNetwork: env.MINT_STREAMS_PER_NETWORK,
    freeShare: env.MINT_PROOF_AFTER_PERCENT / 100,
    recoverSigner: await createRecoverSigner(),
    message: network.signingMessage,
    guards: createGuards({
      rateLimit: limitPerMinute('mint', env.MINT_REQUESTS_PER_MINUTE),
      contractCheckLimit: limitPerMinute('mint contract check', env.MINT_CONTRACT_CHECKS_PER_MINUTE),
      proofOfWork: context.proofOfWork({ purpose: 'mint', cost: env.MINT_PROOF_OF_WORK }),
      socialAccounts: env.MINT_SOCIAL_GATE === 'on' ? context.socialAccounts : undefined,
      chainNumber: collection.chainNumber,
    }),
  })
  app.addHook('onClose', minting.close)
  health.add({ name: 'relayer', ping: minting.ping })
  status.add('minting', minting.report)
  mintRoutes(app, { minting })
  // Registered last, because close hooks run in reverse: relaying stops before the routes do.
  // A server's database role lacks what relaying and its housekeeping write.
  if (env.RELAYER === 'on') await relay(app, context, metrics)
}

/** Starts the relayer without the routes, for a process that only relays. */
export async function relayerPlugin(app: FastifyInstance, context: MintServices): Promise<void> {
  await relay(app, context, createMintMetrics(context.registry))
}

async function relay(app: FastifyInstance, context: MintServices, metrics: MintMetrics): Promise<void> {
  const { database, chain, collection, clock, health, log, signers } = context
  const { relayers } = context.external
  await signers.refuseFaucetKey(relayers)
  const settings = relayerSettings(context)
  const relayer = await startRelayer(relayers, { database, chain, collection, clock, log, metrics, settings })
  health.add({ name: 'key service', ping: relayer.pingKeyServices })
  const keys = signers.watchRelayerKeys(relayers, relayer.setAccounts)
  app.addHook('onClose', async () => {
    keys.close()
    await relayer.close()
  })
}

function relayerSettings({ env, networksOf }: Pick<Services, 'env' | 'networksOf'>): RelayerSettings {
  return {
    confirmations: env.RELAYER_CONFIRMATIONS,
    batchMilliseconds: env.RELAYER_BATCH_MILLISECONDS,
    pollMilliseconds: env.RELAYER_POLL_MILLISECONDS,
    stuckMilliseconds: env.RELAYER_STUCK_SECONDS * 1000,
    maxUnconfirmed: env.RELAYER_MAX_UNCONFIRMED,
    tipWei: BigInt(env.RELAYER_TIP_WEI),
    feeCeilingWei: parseGwei(String(env.RELAYER_FEE_CEILING_GWEI)),
    lowBalanceWei: parseEther(env.RELAYER_LOW_BALANCE_ETHER),
    budget: {
      all: env.MINT_GAS_PER_DAY,
      firstSeen: env.MINT_GAS_PER_DAY_FIRST_SEEN,
      perSource: env.MINT_GAS_PER_DAY_PER_NETWORK,
      networksOf,
    },
    retention: {
      failedDays: env.MINT_FAILED_DAYS,
      signedDays: env.MINT_SIGNED_DAYS,
      recordDays: env.MINT_QUEUE_RETENTION_DAYS,
    },
  }
}

/** Registers the routes that mint items, read the day and a wallet's items, and stream their progress. */
export function mintRoutes(app: FastifyInstance, { minting }: { minting: Minting }): void {
  const { metrics, clock, returningWalletCookie, streams } = minting
  const { remoteMint, requestMints, day, mints, events, challenge } = mintSchemas
  const api = withZod(app)
  // Runs before validation, so that invalid requests count too.
  const preValidation = (request: FastifyRequest) => minting.checkRate(request.ip)
  // Invalid requests count as outcomes. Responses skip validation, because many are sent at once.
  const mintOptions = { attachValidation: true, serializerCompiler: writeUnchecked, bodyLimit: 24 * 1024 }

  /** Sets the cookie of a wallet that minted, unless the browser has it. */
  function setCookie(minter: string, request: FastifyRequest, reply: FastifyReply): void {
    if (returningWalletCookie.isHeld(minter, request.headers.cookie)) return
    const paths = [remoteMint.url, requestMints.url]
    void reply.header(
      'set-cookie',
      returningWalletCookie.cookiesOf(minter, { paths, isHttps: request.protocol === 'https' }),
    )
  }

  api.post(remoteMint.url, { schema: remoteMint, ...mintOptions }, async (request, reply) => {
    const startedAt = clock.nowMilliseconds()
    let outcome = 'INTERNAL'
    try {
      if (request.validationError) throw request.validationError
      const answer = await minting.mint(request.body, requesterOf(request))
      outcome = 'MINTED'
      setCookie(answer.minter.toLowerCase(), request, reply)
      return await reply.header('cache-control', 'no-store').send(answer)
    } catch (error) {
      if (error instanceof ServiceError) outcome = error.code
      throw error
    } finally {
      metrics.requestAnswered(outcome, (clock.nowMilliseconds() - startedAt) / 1000)
    }
  })

  api.post(requestMints.url, { schema: requestMints, ...mintOptions }, async (request, reply) => {
    try {
      if (request.validationError) throw request.validationError
      const { answer, minter, isNew, retryAfterSeconds } = await minting.requestMints(request.body, {
        ...requesterOf(request),
        sentenceOf: sentencesFor(request),
      })
      metrics.itemsAnswered('ACCEPTED', answer.accepted.length)
      for (const { code } of answer.refused) metrics.itemsAnswered(code, 1)
      // A request that adds nothing proves nothing: anyone can repeat it with a leaked signature.
      if (isNew) setCookie(minter, request, reply)
      if (retryAfterSeconds > 0) void reply.header('retry-after', String(retryAfterSeconds))
      return await reply.code(202).header('cache-control', 'no-store').send(answer)
    } catch (error) {
      metrics.itemsAnswered(error instanceof ServiceError ? error.code : 'INTERNAL', 1)
      throw error
    }
  })

  // Served from memory, so there is no rate limit.
  api.get(day.url, { schema: day }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(minting.day()),
  )

  api.get(mints.url, { schema: mints, preValidation }, async (request, reply) => {
    const { address } = request.params
    return reply.header('cache-control', 'no-store').send(await minting.states(address))
  })

  // No HEAD route: without a body the stream would never end.
  api.get(events.url, { schema: events, preValidation, exposeHeadRoute: false }, async (request, reply) => {
    const { address } = request.params
    // Opened before the response starts, so that a rejection is a plain HTTP error.
    streams.open(address, { response: reply.raw, networks: minting.networksOf(request.ip) })
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Keeps proxies from buffering the events.
      'x-accel-buffering': 'no',
    })
    reply.raw.write('retry: 3000\n\n')
  })

  api.get(challenge.url, { schema: challenge, preValidation }, async (request, reply) => {
    const puzzle = await minting.challenge(request.params.address.toLowerCase() as `0x${string}`)
    void reply.header('cache-control', 'no-store')
    return puzzle ? reply.send(puzzle) : reply.code(204).send()
  })

  app.addHook('preClose', async () => minting.failPending())
}

function requesterOf({ ip, headers }: FastifyRequest): Requester {
  return { ip, cookies: headers.cookie, statement: /^Bearer (\S{1,2000})$/i.exec(headers.authorization ?? '')?.[1] }
}
