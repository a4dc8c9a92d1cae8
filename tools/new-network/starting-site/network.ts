import type { Network } from '@network-site/site/schema/network'
import { facts } from './facts.ts'

/** The chains this network speaks of, and the names written on its contracts. */
export const network: Network = {
  chainName: facts.name,
  signingMessage: `Mint ${facts.itemName} of ${facts.name}`,
  testnet: {
    id: facts.chainId,
    name: facts.testnetName,
    slug: `${facts.slug}-testnet`,
    shortName: `${facts.slug}-test`,
    nativeCurrency: { name: facts.currencyName, symbol: facts.currencySymbol, decimals: 18 },
  },
  mainnet: { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  collection: {
    name: `${facts.name} ${facts.itemName}`,
    description: `The forty-two ${facts.itemName} of ${facts.name}. Each may be minted once a day by every wallet on the testnet.`,
  },
  token: { name: `${facts.name} Test Token`, symbol: facts.tokenSymbol, tokensPerEther: 500, dailyCapTokens: 5_000 },
  nodeRepository: {
    owner: facts.repositoryOwner,
    name: facts.repositoryName,
    url: `https://github.com/${facts.repository}`,
  },
}
