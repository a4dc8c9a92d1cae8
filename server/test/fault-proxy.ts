import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

type Call = { id: number; method: string; params: unknown[] }

/** What to do with a call: pass it on, pass it on and change the answer, or play a fault. */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'silence' }
  | { kind: 'status'; status: number }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'change'; result: (truth: unknown) => unknown }
  /** The chain gets the call, the caller never the answer. */
  | { kind: 'swallow-answer' }

export type FaultProxy = {
  url: string
  /** Asked for every call. */
  setFault: (choose: (call: Call) => Fault) => void
  /** Sends calls to another chain from now on. */
  setTarget: (rpcUrl: string) => void
  /** Refuses connections, as a machine that is down. */
  goDown: () => Promise<void>
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

function passOn(): Fault {
  return { kind: 'pass' }
}

/** Stands between the relayer and its chain and misbehaves as told. */
export async function startFaultProxy(firstTarget: string): Promise<FaultProxy> {
  let choose: (call: Call) => Fault = passOn
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
    const asked = JSON.parse(body) as Call | Call[]
    // Calls that were gathered into one request share its fate.
    const fault = choose(Array.isArray(asked) ? { id: 0, method: 'batch', params: asked } : asked)
    if (fault.kind === 'silence') return
    if (fault.kind === 'status') return void response.writeHead(fault.status).end('{"error":"no"}')
    if (fault.kind === 'delay') await sleep(fault.milliseconds)
    try {
      const upstream = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const truth = (await upstream.json()) as { result?: unknown }
      if (fault.kind === 'swallow-answer') return void response.destroy()
      const said =
        fault.kind === 'change' && 'result' in truth ? { ...truth, result: fault.result(truth.result) } : truth
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    } catch {
      response.destroy()
    }
  }

  async function goDown(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }

  return {
    url: `http://127.0.0.1:${port}`,
    setFault: (next) => (choose = next),
    setTarget: (rpcUrl) => (target = rpcUrl),
    goDown,
    comeBack: async () => {
      server = await listen()
    },
    close: async () => {
      if (server.listening) await goDown()
    },
  }
}
