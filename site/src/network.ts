import { brand } from './brand.ts'
import type { Network } from './schema/network.ts'

const { name: chainName, campaignName } = brand

/** The chains this network speaks of, and the names written on its contracts. */
export const network: Network = {
  chainName,
  signingMessage: `${chainName} Testnet Drop`,
  testnet: {
    id: 47279324479,
    name: `${chainName} ${campaignName} Testnet`,
    slug: 'orrery-odyssey-testnet',
    shortName: 'orr-odyssey',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  mainnet: { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  collection: {
    name: `${chainName} ${campaignName} Vanguard`,
    description: `Forty-two vanguards of the ${chainName} ${campaignName}. Each may be minted once a day by every wallet on the testnet.`,
  },
  token: { name: `${campaignName} Test Token`, symbol: 'ODY', tokensPerEther: 1000, dailyCapTokens: 10_000 },
  nodeRepository: {
    owner: 'orrery-network',
    name: 'sentry',
    url: 'https://github.com/orrery-network/sentry',
  },
}
