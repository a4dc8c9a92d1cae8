import { brand } from './brand.ts'

/** The chains of the network and the names of its contracts. */
export const network = {
  chainName: brand.name,
  /** The message that a wallet signs to mint. Changing it invalidates earlier signatures. */
  signingMessage: `${brand.name} Testnet Drop`,
  testnet: {
    id: 47279324479,
    name: `${brand.name} ${brand.campaignName} Testnet`,
    slug: 'orrery-odyssey-testnet',
    shortName: 'orr-odyssey',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  mainnet: { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  /** What the public registry of chains, ethereum-lists/chains, says in addition. */
  registry: {
    /** The code of the chain's ecosystem. */
    chain: 'ETH',
    /** The chain that this one settles on, and its bridges. Remove it if there is none. */
    parent: {
      chain: 'eip155-421614',
      bridges: ['https://bridge.orrery.example'],
    } as { chain: string; bridges: string[] } | undefined,
    /** The name of the network's icon, once the registry has it. */
    icon: undefined as string | undefined,
  },
  /** The token list. Raise `version`, and set `publishedAt` to the current time, after every change of a token. */
  tokenList: {
    name: `${brand.name} ${brand.campaignName}`,
    version: { major: 1, minor: 0, patch: 0 },
    publishedAt: '2026-11-18T00:00:00.000Z',
  },
  collection: {
    name: `${brand.name} ${brand.campaignName} Vanguard`,
    description: `Forty-two vanguards of the ${brand.name} ${brand.campaignName}. Every wallet can mint each of them once a day on the testnet.`,
  },
  token: {
    name: `${brand.campaignName} Test Token`,
    symbol: 'ODY',
    /** The exchange's fixed rate. */
    tokensPerEther: 1000,
    /** The maximum that an address can buy per day. */
    dailyCapTokens: 10_000,
  },
  /** The public repository that releases the node client. */
  nodeRepository: {
    owner: 'orrery-network',
    name: 'sentry',
    url: 'https://github.com/orrery-network/sentry',
  },
}
