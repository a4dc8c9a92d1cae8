import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPrivateChain, type PrivateChain } from '../../../test/private-chain.ts'
import { createRecoverSigner } from '../../services/signatures.ts'
import { systemClock } from '../../services/clock.ts'
import { createVerifyMinter } from './verify-minter.ts'

let chain: PrivateChain
beforeAll(async () => {
  chain = await startPrivateChain()
})
afterAll(() => chain.stop())

it('blames the signature, not the service, where an address is in mixed case that is no checksum', async () => {
  const verify = createVerifyMinter({
    chain: chain.chain,
    clock: systemClock,
    recoverSigner: await createRecoverSigner(),
    message: 'hello',
  })
  const address = '0xAbCdEfabcdefabcdefabcdefabcdefabcdefabcd'
  await expect(verify({ signature: '0x1234', address }, async () => {})).rejects.toMatchObject({
    code: 'SIGNATURE_INVALID',
  })
})
