import type { NetworkDocument } from '@network-site/protocol/settings'

export interface CodeSample {
  id: string
  /** The library's own name. */
  name: string
  install: string
  file: string
  code: string
  run: string
}

/** Returns complete programs that read this deployment's token. Until the network is known, addresses are elided. */
export function codeSamples(
  chain: Omit<NetworkDocument['chain'], 'rpcUrls' | 'blockExplorerUrls'>,
  { rpcUrl, token }: { rpcUrl: string; token: string },
): CodeSample[] {
  const { name, symbol, decimals } = chain.nativeCurrency
  return [
    {
      id: 'viem',
      name: 'viem',
      install: 'npm install viem',
      file: 'read.mjs',
      run: 'node read.mjs',
      code: `import { createPublicClient, defineChain, erc20Abi, formatUnits, http } from 'viem'

const chain = defineChain({
  id: ${chain.id},
  name: ${quote(chain.name)},
  nativeCurrency: { name: ${quote(name)}, symbol: ${quote(symbol)}, decimals: ${decimals} },
  rpcUrls: { default: { http: [${quote(rpcUrl)}] } },
  testnet: true,
})

const client = createPublicClient({ chain, transport: http() })
const token = { address: ${quote(token)}, abi: erc20Abi }

const block = await client.getBlockNumber()
const symbol = await client.readContract({ ...token, functionName: 'symbol' })
const supply = await client.readContract({ ...token, functionName: 'totalSupply' })
console.log(\`Block \${block}: \${formatUnits(supply, 18)} \${symbol}\`)
`,
    },
    {
      id: 'ethers',
      name: 'ethers',
      install: 'npm install ethers',
      file: 'read.mjs',
      run: 'node read.mjs',
      code: `import { Contract, formatUnits, JsonRpcProvider } from 'ethers'

const provider = new JsonRpcProvider(
  ${quote(rpcUrl)},
  ${chain.id},
  { staticNetwork: true },
)
const token = new Contract(
  ${quote(token)},
  ['function symbol() view returns (string)', 'function totalSupply() view returns (uint256)'],
  provider,
)

const block = await provider.getBlockNumber()
const symbol = await token.symbol()
const supply = await token.totalSupply()
console.log(\`Block \${block}: \${formatUnits(supply, 18)} \${symbol}\`)
provider.destroy()
`,
    },
    {
      id: 'hardhat',
      name: 'Hardhat',
      install: 'npm install --save-dev hardhat',
      file: 'hardhat.config.js',
      run: `npx hardhat console --network ${chain.network}`,
      code: `import { configVariable, defineConfig } from 'hardhat/config'

export default defineConfig({
  solidity: '0.8.28',
  networks: {
    ${quote(chain.network)}: {
      type: 'http',
      chainType: 'l1',
      url: ${quote(rpcUrl)},
      chainId: ${chain.id},
      accounts: [configVariable('PRIVATE_KEY')],
    },
  },
})
`,
    },
    {
      id: 'foundry',
      name: 'Foundry',
      install: 'curl -L https://foundry.paradigm.xyz | bash && foundryup',
      file: 'foundry.toml',
      run: `cast call ${token} 'totalSupply()(uint256)' --rpc-url ${chain.network}`,
      code: `[profile.default]
src = 'src'
solc = '0.8.28'
chain_id = ${chain.id}
eth_rpc_url = ${quote(rpcUrl)}

[rpc_endpoints]
${chain.network} = ${quote(rpcUrl)}
`,
    },
  ]
}

/** Quotes text for JavaScript and TOML, which agree on strings without quotes and backslashes. */
function quote(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`
}

export interface Token {
  /** Its place in the code. */
  start: number
  kind: 'comment' | 'keyword' | 'string' | 'plain'
  text: string
}

const tokens =
  /(?<comment>\/\/.*|^#.*)|(?<string>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<keyword>\b(?:import|from|export|default|const|new|await|true)\b|^\[.*\]$)/gm

/** Splits code for highlighting. The texts together are the code again. */
export function highlight(code: string): Token[] {
  const found: Token[] = []
  let end = 0
  const add = (kind: Token['kind'], text: string) => {
    if (text !== '') found.push({ start: end, kind, text })
    end += text.length
  }
  for (const { 0: text, index, groups } of code.matchAll(tokens)) {
    add('plain', code.slice(end, index))
    add(groups?.['comment'] ? 'comment' : groups?.['string'] ? 'string' : 'keyword', text)
  }
  add('plain', code.slice(end))
  return found
}
