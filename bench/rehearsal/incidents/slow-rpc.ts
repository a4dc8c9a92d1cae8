import { setTimeout as sleep } from 'node:timers/promises'
import type { Incident } from '../incident.ts'

export const slowRpc: Incident = {
  id: 'slow-rpc',
  name: 'the RPC takes 2 s for every call, for 20 s',
  play: async ({ deployment: { testnet } }) => {
    testnet.endpoint.setFault(() => ({ kind: 'delay', milliseconds: 2000 }))
    await sleep(20_000)
    testnet.endpoint.setFault(() => ({ kind: 'pass' }))
  },
}
