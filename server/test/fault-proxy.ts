import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type Call = { id: number; method: string; params: unknown[] }

/** How to handle a call: forward it, forward it and change the result, or simulate a fault. */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'silence' }
  | { kind: 'status'; status: number }
  /** Answers each call with a JSON-RPC error. */
  | { kind: 'error'; message: string }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'change'; result: (actual: unknown) => unknown }
  /** Forwards the call with other parameters. */
  | { kind: 'rewrite'; params: unknown[] }
  /** Forwards the call and drops the connection instead of returning the response. */
  | { kind: 'swallow-answer' }

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Starts a proxy between the relayer and its chain that simulates faults. */
export async function startFaultProxy(firstTarget: string) {
  let choose: (call: Call) => Fault | undefined = () => undefined
  let target = firstTarget
  let port = 0
  let server = await listen()

  async function listen(): Promise<Server> {
    const fresh = createServer((request, response) => void answer(request, response))
    fresh.listen(port, '127.0.0.1')
    await once(fresh, 'listening')
    port = (fresh.address() as AddressInfo).port
    return fresh
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const call = JSON.parse(body) as Call | Call[]
    // A batch gets one fault.
    const fault = choose(Array.isArray(call) ? { id: 0, method: 'batch', params: call } : call) ?? { kind: 'pass' }
    if (fault.kind === 'silence') return
    if (fault.kind === 'status') return void response.writeHead(fault.status).end('{"error":"no"}')
    if (fault.kind === 'error') {
      const fail = ({ id }: Call) => ({ jsonrpc: '2.0', id, error: { code: -32_000, message: fault.message } })
      const failed = JSON.stringify(Array.isArray(call) ? call.map(fail) : fail(call))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(failed)
    }
    if (fault.kind === 'delay') await sleep(fault.milliseconds)
    try {
      const forwarded = fault.kind === 'rewrite' ? JSON.stringify({ ...call, params: fault.params }) : body
      const headers = { 'content-type': 'application/json' }
      const upstream = await fetch(target, { method: 'POST', headers, body: forwarded })
      const actual = (await upstream.json()) as { result?: unknown }
      if (fault.kind === 'swallow-answer') return void response.destroy()
      const changed =
        fault.kind === 'change' && 'result' in actual ? { ...actual, result: fault.result(actual.result) } : actual
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(changed))
    } catch {
      response.destroy()
    }
  }

  /** Refuses connections, as if the machine were down. */
  async function goDown(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }

  /** Answers as a node that has not received any block after this one. Batches pass unchanged. */
  function freezeAt(block: number): void {
    const number = `0x${block.toString(16)}`
    const isLater = (result: unknown) => Number((result as { blockNumber?: string } | null)?.blockNumber ?? 0) > block
    choose = ({ method, params }) => {
      if (method === 'eth_blockNumber') return { kind: 'change', result: () => number }
      if (method === 'eth_getTransactionReceipt')
        return { kind: 'change', result: (receipt) => (isLater(receipt) ? null : receipt) }
      if (method === 'eth_sendRawTransaction' || !params.some(isNewest)) return { kind: 'pass' }
      return { kind: 'rewrite', params: params.map((each) => (isNewest(each) ? number : each)) }
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Chooses the fault of each call. Calls without one pass. */
    setFault: (next: (call: Call) => Fault | undefined) => void (choose = next),
    freezeAt,
    setTarget: (rpcUrl: string) => void (target = rpcUrl),
    goDown,
    comeBack: async () => {
      server = await listen()
    },
    close: async () => {
      if (server.listening) await goDown()
    },
  }
}

function isNewest(parameter: unknown): boolean {
  return parameter === 'latest' || parameter === 'pending'
}
