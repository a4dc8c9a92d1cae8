import { brand } from './brand.ts'

/** The chains this network speaks of, and the names written on its contracts. */
export const network = {
  chainName: brand.name,
  /** What a wallet signs to ask for a mint. Changing it makes signatures given before worthless. */
  signingMessage: `${brand.name} Testnet Drop`,
  testnet: {
    id: 47279324479,
    name: `${brand.name} ${brand.campaignName} Testnet`,
    slug: 'orrery-odyssey-testnet',
    shortName: 'orr-odyssey',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  mainnet: { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  collection: {
    name: `${brand.name} ${brand.campaignName} Vanguard`,
    description: `Forty-two vanguards of the ${brand.name} ${brand.campaignName}. Each may be minted once a day by every wallet on the testnet.`,
  },
  token: {
    name: `${brand.campaignName} Test Token`,
    symbol: 'ODY',
    /** The exchange's fixed rate. */
    tokensPerEther: 1000,
    /** What one address may buy in a day. */
    dailyCapTokens: 10_000,
  },
  /** The public repository that releases the node client, as owner and name, and where people see it. */
  nodeRepository: {
    owner: 'orrery-network',
    name: 'sentry',
    url: 'https://github.com/orrery-network/sentry',
  },
}
