import type { Network } from './schema/network.ts'

/** The chains this network speaks of, and the names written on its contracts. */
export const network: Network = {
  chainName: 'Orrery',
  testnet: {
    id: 47279324479,
    name: 'Orrery Odyssey Testnet',
    slug: 'orrery-odyssey-testnet',
    shortName: 'orr-odyssey',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  mainnet: { id: 1, name: 'Ethereum' },
  collection: {
    name: 'Orrery Odyssey Vanguard',
    description:
      'Forty-two vanguards of the Orrery Odyssey. Each may be minted once a day by every wallet on the testnet.',
  },
  token: { name: 'Odyssey Test Token', symbol: 'ODY', tokensPerEther: 1000, dailyCapTokens: 10_000 },
  nodeRepository: {
    owner: 'orrery-network',
    name: 'sentry',
    url: 'https://github.com/orrery-network/sentry',
  },
}
