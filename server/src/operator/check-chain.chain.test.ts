import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, type FaultProxy, startFaultProxy } from '../../test/fault-proxy.ts'
import { actOnChain, type PrivateChain, startPrivateChain } from '../../test/private-chain.ts'
import { callOperator } from '../../test/run-operator.ts'
import type { ChainCheck } from './check-chain.ts'
import { linkHashes } from './terminal.ts'

let chain: PrivateChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startPrivateChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
afterAll(async () => {
  await proxy.close()
  await chain.stop()
})

type Report = { host: string; checks: ChainCheck[] }

async function check(rpcUrl: string): Promise<{ code: number; byName: Record<string, ChainCheck>; report: Report }> {
  const { code, output } = await callOperator({}, 'check-chain', '--rpc', rpcUrl, '--json')
  const report = JSON.parse(output) as Report
  return { code, report, byName: Object.fromEntries(report.checks.map((each) => [each.name, each])) }
}

describe('operator check-chain', () => {
  it('finds what the embedded chain supports, and only reads', async () => {
    const methods = new Set<string>()
    proxy.setFault(({ method }) => {
      methods.add(method)
      // The server computes fees from the base fee alone.
      return method === 'eth_feeHistory' ? { kind: 'error', message: 'not available' } : undefined
    })
    const { code, byName } = await check(proxy.url)
    expect(Object.values(byName).filter(({ result, isOptional }) => result !== 'ok' && !isOptional)).toEqual([])
    expect(code).toBe(0)
    expect(byName['chain ID']?.found).toContain(String(chain.chain.id))
    expect(byName['P-256 precompile']?.result).toBe('ok')
    expect(byName['EIP-7702 accounts']?.result).toBe('ok')
    expect(
      [...methods].filter((method) => !/^eth_(chainId|blockNumber|call|estimateGas|get\w+)$/.test(method)),
    ).toEqual([])
  })

  it('says what each missing part means, and exits with 1', async () => {
    proxy.setFault((call: Call) => {
      const { method, params } = call
      if (method === 'eth_getLogs') return { kind: 'error', message: 'not available' }
      if (method === 'eth_getCode') return { kind: 'change', result: () => '0x' }
      if (method === 'eth_getBlockByNumber' && params[0] === '0x1') return { kind: 'change', result: () => null }
      if (method === 'eth_getBlockByNumber')
        return { kind: 'change', result: (block) => ({ ...(block as object), baseFeePerGas: undefined }) }
      // Without the precompile, overrides, and code of a call.
      if (method === 'eth_call') return { kind: 'change', result: () => '0x' }
      if (method === 'eth_estimateGas') return { kind: 'change', result: () => '0x5208' }
      return undefined
    })
    const { code, byName } = await check(proxy.url)
    expect(code).toBe(1)
    const results = Object.fromEntries(Object.values(byName).map(({ name, result }) => [name, result]))
    expect(results).toMatchObject({
      'chain ID': 'ok',
      'block 1': 'unknown',
      'EIP-1559 fees': 'missing',
      'EIP-7702 accounts': 'missing',
      'P-256 precompile': 'missing',
      'CREATE2 proxy': 'missing',
      Multicall3: 'missing',
      'ERC-6492 validation': 'missing',
      'Coinbase Smart Wallet': 'missing',
      'eth_getLogs range': 'missing',
    })
    for (const { result, meaning } of Object.values(byName)) expect(meaning !== undefined).toBe(result !== 'ok')
    const { output, errors } = await callOperator({}, 'check-chain', '--rpc', proxy.url)
    for (const { meaning } of Object.values(byName)) if (meaning) expect(output).toContain(meaning)
    expect(errors).toContain('CREATE2 proxy')
    expect(errors).not.toContain('Multicall3')
  })

  it('finds the widest range of logs that the endpoint accepts', async () => {
    await chain.rpc('hardhat_mine', ['0x200'])
    proxy.setFault(({ method, params }) => {
      if (method !== 'eth_getLogs') return undefined
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
      return Number(toBlock) - Number(fromBlock) >= 100 ? { kind: 'error', message: 'range too wide' } : undefined
    })
    expect((await check(proxy.url)).byName['eth_getLogs range']).toMatchObject({
      result: 'missing',
      found: '100 blocks',
    })
  })

  it('never prints more of a URL than the host', async () => {
    proxy.setFault(() => ({ kind: 'status', status: 401 }))
    const secret = `${proxy.url}/v2/planted-key?token=planted-token`
    for (const json of [[], ['--json']]) {
      const { output, errors, code } = await callOperator({}, 'check-chain', '--rpc', secret, ...json)
      expect(code).toBe(1)
      expect(output).toContain(new URL(proxy.url).host)
      expect(output + errors).not.toContain('planted')
    }
    const { errors } = await callOperator({}, 'check-chain', '--rpc', 'wss://planted-key.example')
    expect(errors).toContain('http or https')
    expect(errors).not.toContain('planted')
  })
})

describe('operator transaction', () => {
  const env = () => ({
    CHAIN_RPC_URL: chain.rpcUrl,
    COLLECTION_ADDRESS: chain.chain.contracts.collection,
    TOKEN_ADDRESS: chain.chain.contracts.token,
  })

  it('shows a batch of mints, and links the explorer if there is one', async () => {
    const [key = '0x'] = chain.relayers
    const receiver = `0x${'ab'.repeat(20)}` as const
    const hash = await actOnChain(chain, key).mintBatch(1, [{ receiver, tokens: [3, 7, 42] }])
    const { code, output } = await callOperator(env(), 'transaction', hash)
    expect(code).toBe(0)
    expect(output).toMatch(/^ +status +success$/m)
    expect(output).toContain(`3, 7, 42 to ${receiver}`)
    expect(output).not.toContain('explorer')
    const linked = { ...env(), CHAIN_EXPLORER_URL: 'https://explorer.example/' }
    const { output: json } = await callOperator(linked, 'transaction', hash, '--json')
    expect(JSON.parse(json)).toMatchObject({
      hash,
      status: 'success',
      mints: [{ receiver, items: ['3', '7', '42'] }],
      explorerUrl: `https://explorer.example/tx/${hash}`,
    })
  })

  it('explains unknown and malformed hashes', async () => {
    const unknown = await callOperator(env(), 'transaction', `0x${'1'.repeat(64)}`)
    expect(unknown).toMatchObject({ code: 1, errors: expect.stringContaining('does not know') })
    const malformed = await callOperator(env(), 'transaction', '0x12')
    expect(malformed).toMatchObject({ code: 1, errors: expect.stringContaining('not a transaction hash') })
  })
})

describe('linkHashes', () => {
  const address = `0x${'a'.repeat(40)}`
  const hash = `0x${'b'.repeat(64)}`

  it('makes hashes and addresses links of the terminal', () => {
    const linked = linkHashes(`${address} sent ${hash}`, 'https://explorer.example')
    expect(linked).toContain(`\u001B]8;;https://explorer.example/address/${address}\u0007${address}\u001B]8;;\u0007`)
    expect(linked).toContain(`\u001B]8;;https://explorer.example/tx/${hash}\u0007`)
  })

  it('leaves longer data, URLs, and text without an explorer unchanged', () => {
    const text = `0x${'c'.repeat(130)} https://explorer.example/tx/${hash} 0x12`
    expect(linkHashes(text, 'https://explorer.example')).toBe(text)
    expect(linkHashes(hash, undefined)).toBe(hash)
  })
})
