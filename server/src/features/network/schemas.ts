import { browserSettingsSchema, networkDocumentSchema } from '@network-site/protocol/settings'
import { paths } from '@network-site/site/paths'
import { z } from 'zod'
import { commonFailures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Network'
const currencySchema = z.object({ name: z.string(), symbol: z.string(), decimals: z.int() })

const chainEntrySchema = z.strictObject({
  name: z.string(),
  chain: z.string().describe('The code of the chain’s ecosystem.'),
  icon: z.string().optional().describe('The name of an icon in the registry.'),
  rpc: z.array(z.url()),
  faucets: z.array(z.url()),
  nativeCurrency: currencySchema,
  infoURL: z.url(),
  shortName: z.string(),
  chainId: z.int(),
  networkId: z.int(),
  explorers: z.array(z.strictObject({ name: z.string(), url: z.url(), standard: z.literal('EIP3091') })).optional(),
  parent: z
    .strictObject({
      type: z.literal('L2'),
      chain: z.string(),
      bridges: z.array(z.strictObject({ url: z.url() })),
    })
    .optional()
    .describe('The chain that this one settles on.'),
})

const tokenListSchema = z.strictObject({
  name: z.string(),
  timestamp: z.iso.datetime(),
  version: z.strictObject({ major: z.int(), minor: z.int(), patch: z.int() }),
  logoURI: z.url(),
  tokens: z.array(
    z.strictObject({
      chainId: z.int(),
      address: z.string().describe('With checksum.'),
      name: z.string(),
      symbol: z.string(),
      decimals: z.int(),
      logoURI: z.url(),
    }),
  ),
})

const addChainSchema = z.strictObject({
  chainId: z.string().describe('In hexadecimal.'),
  chainName: z.string(),
  nativeCurrency: currencySchema,
  rpcUrls: z.array(z.url()),
  blockExplorerUrls: z.array(z.url()).optional(),
})
/** An example network, so that the reference does not depend on the one in `site/`. */
const exampleChain = {
  id: 919_191,
  name: 'Example Testnet',
  network: 'example-testnet',
  shortName: 'example',
  nativeCurrency: { name: 'Example Coin', symbol: 'EXC', decimals: 18 },
}

/** API reference of the public documents. */
export const networkSchemas = {
  network: {
    method: 'GET',
    url: '/network.json',
    tag,
    summary: 'Get the chain, the signing message, and the contracts',
    description: 'Everything a program needs to connect to the network. Readable from any origin.',
    response: { 200: json('The network.', networkDocumentSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        name: 'Example',
        chain: {
          ...exampleChain,
          rpcUrls: ['http://localhost:3000/rpc'],
          blockExplorerUrls: [],
          testnet: true,
        },
        signingMessage: 'Example Testnet Drop',
        contracts: {
          collection: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
          token: '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512',
        },
      },
    },
  },
  chainEntry: {
    method: 'GET',
    url: '/network/chain.json',
    tag,
    summary: 'Get the chain’s registry entry',
    description: 'The file to propose to the registry ethereum-lists/chains. Readable from any origin.',
    response: { 200: json('The entry.', chainEntrySchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        name: exampleChain.name,
        chain: 'EXC',
        rpc: ['http://localhost:3000/rpc'],
        faucets: [],
        nativeCurrency: exampleChain.nativeCurrency,
        infoURL: 'http://localhost:3000',
        shortName: exampleChain.shortName,
        chainId: exampleChain.id,
        networkId: exampleChain.id,
        explorers: [{ name: 'explorer.example', url: 'https://explorer.example', standard: 'EIP3091' }],
        parent: { type: 'L2', chain: 'eip155-1', bridges: [{ url: 'https://bridge.example' }] },
      },
    },
  },
  addChain: {
    method: 'GET',
    url: '/network/add-chain.json',
    tag,
    summary: 'Get the parameters that add the chain to a wallet',
    description: 'The parameters of `wallet_addEthereumChain` (EIP-3085). Readable from any origin.',
    response: { 200: json('The parameters.', addChainSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        chainId: '0xe0687',
        chainName: exampleChain.name,
        nativeCurrency: exampleChain.nativeCurrency,
        rpcUrls: ['http://localhost:3000/rpc'],
      },
    },
  },
  tokenList: {
    method: 'GET',
    url: '/network/tokenlist.json',
    tag,
    summary: 'Get the token list',
    description: 'The network’s tokens in the format of Uniswap’s token lists. Readable from any origin.',
    response: { 200: json('The list.', tokenListSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        name: 'Example',
        timestamp: '2026-01-01T00:00:00.000Z',
        version: { major: 1, minor: 0, patch: 0 },
        logoURI: 'http://localhost:3000/icons/icon-192.png',
        tokens: [
          {
            chainId: exampleChain.id,
            address: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
            name: 'Example Test Token',
            symbol: 'EXT',
            decimals: 18,
            logoURI: 'http://localhost:3000/icons/icon-192.png',
          },
        ],
      },
    },
  },
  llms: {
    method: 'GET',
    url: '/llms.txt',
    tag,
    summary: 'Get a summary for language models',
    description:
      'The network’s parameters and documents as Markdown, in the format of llmstxt.org. Readable from any origin.',
    response: {
      200: { description: 'The summary.', content: { 'text/plain': { schema: z.string() } } },
      ...commonFailures,
    },
    example: { status: 200, answer: '# Example Testnet\n\n> A test network for games.\n' },
  },
  settings: {
    method: 'GET',
    url: '/settings.json',
    tag,
    summary: 'Get the settings of the site’s pages',
    description:
      'For the site’s own pages; fields can change with any release. URLs on this server are given as paths. Readable from any origin.',
    response: { 200: json('The settings.', browserSettingsSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        siteUrl: 'http://localhost:3000',
        form: { endpoint: '', formId: 'build-with-us' },
        releases: { latestUrl: '/releases/latest', repositoryUrl: 'https://github.com/example/node' },
        rpcUrl: '/rpc',
        mainChain: { id: 1, name: 'Ethereum', rpcUrls: [] },
        walletConnect: null,
        swap: { frameUrl: paths.tokenWidget, clientId: exampleChain.network },
        faucet: { chainId: exampleChain.id, amountWei: '100000000000000000' },
        social: null,
        sandbox: false,
      },
    },
  },
} satisfies Record<string, RouteDescription>
