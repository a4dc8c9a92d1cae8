import { setTimeout as sleep } from 'node:timers/promises'
import type { Incident } from '../incident.ts'

export const lostRpc: Incident = {
  id: 'lost-rpc',
  name: 'the RPC is gone, for 25 s',
  play: async ({ deployment: { testnet } }) => {
    await testnet.endpoint.goDown()
    await sleep(25_000)
    await testnet.endpoint.comeBack()
  },
}
