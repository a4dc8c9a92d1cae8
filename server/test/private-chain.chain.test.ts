import { expect, it } from 'vitest'
import { startPrivateChain } from './private-chain.ts'

it('starts a chain with the contracts deployed', async () => {
  const chain = await startPrivateChain()
  await expect(chain.chain.ping()).resolves.toBeUndefined()
  await chain.stop()
})
