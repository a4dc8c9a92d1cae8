import { expect, it } from 'vitest'
import { readEnv } from '../../env/index.ts'
import { publicRpc } from './public-rpc.ts'

const rpcUrl = 'http://chain.example'
const address = `0x${'a'.repeat(40)}`
const elsewhere = {
  SANDBOX: 'off',
  RELAYER: 'off',
  CHAIN_RPC_URL: rpcUrl,
  COLLECTION_ADDRESS: address,
  TOKEN_ADDRESS: address,
}

it('sends visitors to an endpoint of their own where there is one', () => {
  expect(publicRpc(readEnv(elsewhere), { rpcUrl }).upstreamUrl).toBe(rpcUrl)
  const ownUpstream = readEnv({ ...elsewhere, RPC_UPSTREAM_URL: 'https://visitors.example' })
  expect(publicRpc(ownUpstream, { rpcUrl }).upstreamUrl).toBe('https://visitors.example')
})

it('is closed to pages of other sites on a developer’s machine alone', () => {
  expect(publicRpc(readEnv({}), { rpcUrl }).isOpenToPages).toBe(false)
  expect(publicRpc(readEnv(elsewhere), { rpcUrl }).isOpenToPages).toBe(true)
})

it('allows a call what a transaction may use, and less on the embedded chain', () => {
  expect(publicRpc(readEnv(elsewhere), { rpcUrl }).mostCallGas).toBe(16_777_216n)
  expect(publicRpc(readEnv({}), { rpcUrl }).mostCallGas).toBe(2_000_000n)
  expect(publicRpc(readEnv({ RPC_CALL_GAS: '50000' }), { rpcUrl }).mostCallGas).toBe(50_000n)
})

it('counts wider networks as the operator says', async () => {
  const settings = { RPC_UNITS_PER_MINUTE: '100', NETWORK_SHARE_IPV4_24: '1' }
  const { rateLimit } = publicRpc(readEnv(settings), { rpcUrl })
  await rateLimit.take('203.0.113.1', 60)
  await expect(rateLimit.take('203.0.113.2', 60)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await rateLimit.take('203.0.114.1', 60)
})
