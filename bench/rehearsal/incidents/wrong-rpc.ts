import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../server/test/fault-proxy.ts'
import type { Incident } from '../incident.ts'

/** In turns: too many requests, nothing known, a broken node, a transaction taken whose sender never hears of it. */
const faults: Fault[] = [
  { kind: 'status', status: 429 },
  { kind: 'change', result: () => null },
  { kind: 'status', status: 500 },
  { kind: 'swallow-answer' },
]

export const wrongRpc: Incident = {
  id: 'wrong-rpc',
  name: 'the RPC answers two calls of three wrongly, for 20 s',
  play: async ({ deployment: { testnet }, note }) => {
    let calls = 0
    let wrong = 0
    testnet.endpoint.setFault(() => (++calls % 3 === 0 ? { kind: 'pass' } : (faults[wrong++ % faults.length] as Fault)))
    await sleep(20_000)
    testnet.endpoint.setFault(() => ({ kind: 'pass' }))
    note(`${wrong} of ${calls} calls were answered wrongly`)
  },
}
