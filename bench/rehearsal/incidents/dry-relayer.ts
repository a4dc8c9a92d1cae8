import { setTimeout as sleep } from 'node:timers/promises'
import { privateKeyToAddress } from 'viem/accounts'
import type { Incident } from '../incident.ts'

export const dryRelayer: Incident = {
  id: 'dry-relayer',
  name: 'one key runs dry for 8 s, then all do for 10 s, then both are topped up',
  play: async ({ deployment: { testnet } }) => {
    const [first, ...others] = testnet.relayerKeys.map((key) => privateKeyToAddress(key))
    if (!first) throw new Error('there is no key')
    await testnet.setBalance(first, '0.000001')
    await sleep(8000)
    for (const other of others) await testnet.setBalance(other, '0.000001')
    await sleep(10_000)
    for (const address of [first, ...others]) await testnet.topUp(address, '100')
  },
}
