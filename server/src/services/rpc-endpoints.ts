import { withTimeout } from '@network-site/protocol/concurrency'
import { reasonOf } from '@network-site/protocol/redact'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { http } from 'viem'
import { z } from 'zod'
import { EndpointFailure, isEndpointFailure } from '../lib/endpoint-failure.ts'

/** `failing`: it is not paused, because it is the only endpoint or has never answered. `wrong`: it serves another chain. */
export type EndpointState = 'ready' | 'failing' | 'paused' | 'wrong' | 'unchecked'

/** An RPC endpoint as it may be named in public: its URL may carry keys. */
export type EndpointReport = { position: number; host: string; state: EndpointState; isInUse: boolean }

export type RpcEndpoint = {
  /** Its place in the order of preference, from 1. */
  position: number
  host: string
  /** Names the endpoint in viem's errors and keeps its batches apart. It contains no path, query, or credentials. */
  label: string
  /** Sends a request to the real URL. */
  fetch: (init: RequestInit) => Promise<Response>
}

type Send<Result> = (endpoint: RpcEndpoint) => Promise<Result>

export type RpcEndpointsOptions = {
  /** In order of preference. */
  urls: string[]
  chainId: number
  /** The hash of block 1, if this deployment has seen the chain before. */
  blockOneHash?: string | undefined
  /** An endpoint that lags the best known head by more blocks is paused. */
  maxLagBlocks?: number
  log?: Pick<Logger, 'info' | 'warn' | 'error'> | undefined
  nowMilliseconds?: () => number
}

type TrackedEndpoint = RpcEndpoint & {
  state: Exclude<EndpointState, 'failing'>
  /** In a row, by method: an endpoint may fail some calls only. */
  failures: Map<string, number>
  /** Why it failed last. */
  trouble: string
  pausedUntil: number
  checkedAt: number
  checking: Promise<boolean> | undefined
  blockOneHash: string | undefined
  /** The newest block in its last answer, and the highest it has ever reported. */
  head: number
  height: number
}

/** How long an endpoint that failed, lags, or serves another chain is left alone. */
const pauseMilliseconds = 60_000
const failuresBeforePause = 3
/** Counts failed checks, which make several calls. */
const checkMethod = 'check'
const checkEveryMilliseconds = 5000
const checkTimeoutMilliseconds = 5000
/** How long a single read may take at all endpoints together. A proxy in front of the server waits 20 s. */
const requestMilliseconds = 10_000
/** How long work waits for another endpoint to reach the newest block that it has seen. */
const catchUpMilliseconds = 300_000
const blockSchema = z.object({ hash: z.string() })
const quantitySchema = z
  .string()
  .regex(/^0x[\da-f]+$/i)
  .transform(Number)

export type RpcEndpoints = ReturnType<typeof openRpcEndpoints>

/**
 * Opens endpoints of one chain. Single reads fail over to the next endpoint. Work that must see one state of the chain
 * runs in `onOne`: all its reads go to one endpoint, and it fails with that endpoint.
 */
export function openRpcEndpoints(options: RpcEndpointsOptions) {
  const { chainId, maxLagBlocks = 5, log, nowMilliseconds = Date.now } = options
  const all = options.urls.map(trackEndpoint)
  const hasOthers = all.length > 1
  const unitEndpoint = new AsyncLocalStorage<TrackedEndpoint>()
  /** The methods that an error was counted for. Calls of one batch fail with the same error, which counts once for each. */
  const counted = new WeakMap<object, Set<string>>()
  let expectedHash = options.blockOneHash
  let current = all[0] as TrackedEndpoint
  let choosing: Promise<TrackedEndpoint> | undefined
  /** The newest block that work has seen. */
  let newest = { block: 0, atMilliseconds: 0 }

  /** Sends a request to the endpoint of the current unit of work, or to the first one that answers. */
  async function request<Result>(send: Send<Result>, method: string): Promise<Result> {
    checkInBackground()
    const ofUnit = unitEndpoint.getStore()
    if (ofUnit) {
      if (ofUnit.state !== 'ready') throw new EndpointFailure('the RPC endpoint of this work is no longer used')
      return attempt(ofUnit, send, method)
    }
    let failure: unknown
    const deadline = performance.now() + requestMilliseconds
    if (!all.some(isReady)) await checkUntil(isReady)
    const ready = findReady()
    for (const [index, endpoint] of ready.entries()) {
      // Leaves each of the others as much time.
      const milliseconds = (deadline - performance.now()) / (ready.length - index)
      try {
        // An attempt that takes longer goes on, and its outcome is counted.
        return await withTimeout(attempt(endpoint, send, method), { milliseconds, otherwise: failLate })
      } catch (error) {
        if (!isEndpointFailure(error)) throw error
        failure = error
      }
    }
    throw failure
  }

  /** Runs work whose reads all go to one endpoint. Nested work shares the endpoint of the outer one. */
  async function onOne<Result>(work: () => Promise<Result>): Promise<Result> {
    if (unitEndpoint.getStore()) return work()
    checkInBackground()
    return unitEndpoint.run(await choose(), work)
  }

  async function attempt<Result>(endpoint: TrackedEndpoint, send: Send<Result>, method: string): Promise<Result> {
    try {
      const result = await send(endpoint)
      noteSuccess(endpoint, method)
      return result
    } catch (error) {
      if (isEndpointFailure(error)) noteFailure(endpoint, { error, method })
      else noteSuccess(endpoint, method)
      throw error
    }
  }

  function noteSuccess({ failures }: TrackedEndpoint, method: string): void {
    if (hasOthers) failures.delete(method)
    // A method that is never called again would leave the only endpoint failing.
    else failures.clear()
  }

  function noteFailure(endpoint: TrackedEndpoint, { error, method }: { error: unknown; method: string }): void {
    if (typeof error === 'object' && error !== null) {
      const methods = counted.get(error) ?? new Set()
      if (methods.has(method)) return
      counted.set(error, methods.add(method))
    }
    const failures = (endpoint.failures.get(method) ?? 0) + 1
    endpoint.failures.set(method, failures)
    endpoint.trouble = reasonOf(error)
    // A pause of the only endpoint would only delay its recovery.
    if (hasOthers && failures >= failuresBeforePause) leave(endpoint, 'paused', endpoint.trouble)
  }

  function leave(endpoint: TrackedEndpoint, state: 'paused' | 'wrong', reason: string): void {
    const { position, host } = endpoint
    if (endpoint.state !== state) {
      const facts = { endpoint: position, host, reason }
      if (state === 'wrong') log?.error(facts, 'an RPC endpoint serves another chain and is not used')
      else log?.warn(facts, 'an RPC endpoint is paused')
    }
    const pausedUntil = nowMilliseconds() + pauseMilliseconds
    endpoint.failures.clear()
    Object.assign(endpoint, { state, trouble: reason, pausedUntil })
  }

  /** Returns the usable endpoints: the one in use first, then the others in order of preference. */
  function findReady(): TrackedEndpoint[] {
    return all.filter(isReady).toSorted((a, b) => Number(b === current) - Number(a === current))
  }

  /** Returns the endpoint in use. Moves to another one only if that has reached the newest block seen so far. */
  function choose(): Promise<TrackedEndpoint> {
    if (isReady(current)) return Promise.resolve(current)
    choosing ??= checkUntil(hasCaughtUp)
      .then(use)
      .finally(() => (choosing = undefined))
    return choosing
  }

  function use(endpoint: TrackedEndpoint): TrackedEndpoint {
    if (endpoint !== current) log?.warn({ endpoint: endpoint.position, host: endpoint.host }, 'switched RPC endpoints')
    return (current = endpoint)
  }

  /**
   * Checks all endpoints that are not paused, and the paused ones if none of these will do. Returns the most preferred one
   * that is ready and fulfills the condition.
   */
  async function checkUntil(isEnough: (endpoint: TrackedEndpoint) => boolean): Promise<TrackedEndpoint> {
    const resting = all.filter(isResting)
    for (const group of [all.filter((each) => !resting.includes(each)), resting]) {
      const checks = group.map(async (endpoint) => {
        const isUnderWay = endpoint.checking !== undefined
        await check(endpoint)
        // A check that was under way may have read the head before the newest block was seen.
        if (isUnderWay && isReady(endpoint) && !isEnough(endpoint)) await check(endpoint)
        return isReady(endpoint) && isEnough(endpoint) ? endpoint : undefined
      })
      for (const checked of checks) {
        const endpoint = await checked
        if (endpoint) return endpoint
      }
    }
    const reasons = all.map(({ position, host, trouble }) => `${position} (${host}): ${trouble || 'it lags'}`)
    throw new EndpointFailure(`no RPC endpoint can be used: ${reasons.join('; ')}`)
  }

  /** Starts the checks that are due. An only endpoint is checked before its first use, and there is nothing to compare. */
  function checkInBackground(): void {
    if (!hasOthers) return
    for (const endpoint of all) {
      const isDue = nowMilliseconds() - endpoint.checkedAt >= checkEveryMilliseconds
      if (isDue && !isResting(endpoint)) void check(endpoint)
    }
  }

  /** Reads an endpoint's head, and which chain it serves if that is unknown. Resolves to whether it is ready. */
  function check(endpoint: TrackedEndpoint): Promise<boolean> {
    endpoint.checkedAt = nowMilliseconds()
    endpoint.checking ??= readState(endpoint)
      .then(
        () => noteSuccess(endpoint, checkMethod),
        (error: unknown) => noteFailure(endpoint, { error, method: checkMethod }),
      )
      .then(() => isReady(endpoint))
      .finally(() => (endpoint.checking = undefined))
    return endpoint.checking
  }

  async function readState(endpoint: TrackedEndpoint): Promise<void> {
    const call = (method: string, params: unknown[]) => callEndpoint(endpoint, method, params)
    const isKnown = isReady(endpoint)
    const [head, id, blockOne] = await Promise.all([
      call('eth_blockNumber', []),
      isKnown ? undefined : call('eth_chainId', []),
      isKnown ? undefined : call('eth_getBlockByNumber', ['0x1', false]),
    ])
    if (!isKnown) {
      const servedId = parseAnswer(quantitySchema, id)
      if (servedId !== chainId)
        return leave(endpoint, 'wrong', `expected chain ${chainId}, but the endpoint serves chain ${servedId}`)
      // On a new chain, the most preferred endpoint that answers decides.
      const preferred = expectedHash === undefined ? all.slice(0, endpoint.position - 1) : []
      for (const { checking } of preferred) await checking
      endpoint.blockOneHash = parseAnswer(blockSchema, blockOne).hash
      if (!isSameChain(endpoint)) return leave(endpoint, 'wrong', 'block 1 has another hash')
      endpoint.failures.clear()
      Object.assign(endpoint, { state: 'ready', trouble: '' })
    }
    noteHead(endpoint, parseAnswer(quantitySchema, head))
    const behindBlocks = Math.max(...all.filter(isReady).map((other) => other.head)) - endpoint.head
    if (behindBlocks > maxLagBlocks) return leave(endpoint, 'paused', `it is ${behindBlocks} blocks behind`)
    if (endpoint.position < current.position && hasCaughtUp(endpoint)) use(endpoint)
  }

  /** Compares block 1 with what the deployment knows. If all endpoints serve another block 1, the chain was reset. */
  function isSameChain({ blockOneHash }: TrackedEndpoint): boolean {
    if (all.every((other) => other.blockOneHash === blockOneHash)) expectedHash = blockOneHash
    return blockOneHash === (expectedHash ??= blockOneHash)
  }

  function noteHead(endpoint: RpcEndpoint, head: number): void {
    const tracked = endpoint as TrackedEndpoint
    tracked.head = head
    tracked.height = Math.max(tracked.height, head)
    if (tracked !== current && tracked !== unitEndpoint.getStore()) return
    newest = { block: Math.max(newest.block, head), atMilliseconds: nowMilliseconds() }
  }

  /** Returns whether work may move to an endpoint: it must not see the chain go backward. */
  function hasCaughtUp({ height }: TrackedEndpoint): boolean {
    return height >= newest.block || nowMilliseconds() - newest.atMilliseconds > catchUpMilliseconds
  }

  function isResting({ state, pausedUntil }: TrackedEndpoint): boolean {
    return (state === 'paused' || state === 'wrong') && nowMilliseconds() < pausedUntil
  }

  return {
    all: all as RpcEndpoint[],
    request,
    onOne,
    /** Sends a request to one endpoint and counts its failures. */
    attempt: <Result>(endpoint: RpcEndpoint, send: Send<Result>, method: string): Promise<Result> =>
      attempt(endpoint as TrackedEndpoint, send, method),
    /** Records the newest block in an endpoint's answer. */
    noteHead,
    /** Returns the endpoint of the current unit of work, or else the one in use. */
    inUse: (): RpcEndpoint => unitEndpoint.getStore() ?? current,
    /** Returns whether the endpoint in use is known to have reached a block. An only endpoint is always believed. */
    hasReached: (block: number): boolean => !hasOthers || (unitEndpoint.getStore() ?? current).height >= block,
    /** Returns up to two endpoints that accept transactions, the one in use first. */
    forBroadcast: (): RpcEndpoint[] => (all.some(isReady) ? findReady() : [current]).slice(0, 2),
    report: (): EndpointReport[] =>
      all.map((endpoint) => {
        const { position, host, state } = endpoint
        const failures = Math.max(0, ...endpoint.failures.values())
        const isFailing = state === 'ready' ? failures >= failuresBeforePause : state === 'unchecked' && failures > 0
        return { position, host, state: isFailing ? 'failing' : state, isInUse: endpoint === current }
      }),
    /** Checks every endpoint now, for a report. */
    checkAll: async (): Promise<void> => void (await Promise.all(all.map(check))),
  }
}

function trackEndpoint(url: string, index: number): TrackedEndpoint {
  const { origin, host, username, password } = new URL(url)
  const target = new URL(url)
  target.username = ''
  target.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = username || password ? { authorization: `Basic ${credentials}` } : {}
  return {
    position: index + 1,
    host,
    label: `${origin}/#${randomUUID()}`,
    fetch: async (init) => {
      const response = await fetch(target, { ...init, headers: { ...(init.headers as object), ...headers } })
      // Even if the body is a JSON-RPC error, this answer is about us and not about the call.
      if ([401, 403, 429].includes(response.status)) throw new EndpointFailure(`HTTP status ${response.status}`)
      return response
    },
    state: 'unchecked',
    failures: new Map(),
    trouble: '',
    pausedUntil: 0,
    checkedAt: Number.NEGATIVE_INFINITY,
    checking: undefined,
    blockOneHash: undefined,
    head: 0,
    height: 0,
  }
}

function failLate(): never {
  throw new EndpointFailure('the endpoint did not answer in time')
}

function isReady({ state }: TrackedEndpoint): boolean {
  return state === 'ready'
}

async function callEndpoint({ label, fetch: fetchFn }: RpcEndpoint, method: string, params: unknown[]) {
  const transport = http(label, {
    timeout: checkTimeoutMilliseconds,
    retryCount: 0,
    fetchFn: (_label, init) => fetchFn(init ?? {}),
  })
  return transport({}).request({ method, params } as never) as Promise<unknown>
}

function parseAnswer<Output>(schema: z.ZodType<Output>, answer: unknown): Output {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new EndpointFailure('the answer is malformed')
  return parsed.data
}

/** Exports the state of each endpoint. Only its position and host are public, because URLs may carry keys. */
export function exportEndpoints(registry: Registry, endpoints: Pick<RpcEndpoints, 'report'>): void {
  const labelNames = ['position', 'host']
  const ready = new Gauge({
    name: 'chain_rpc_endpoint_ready',
    help: '1 if an RPC endpoint can be used, 0 if it is paused, unchecked, or serves another chain.',
    labelNames,
    registers: [registry],
    collect: () => {
      for (const { position, host, state } of endpoints.report())
        ready.set({ position, host }, state === 'ready' ? 1 : 0)
    },
  })
  const inUse = new Gauge({
    name: 'chain_rpc_endpoint_in_use',
    help: '1 for the RPC endpoint that this process relays and indexes with.',
    labelNames,
    registers: [registry],
    collect: () => {
      for (const { position, host, isInUse } of endpoints.report()) inUse.set({ position, host }, isInUse ? 1 : 0)
    },
  })
}
