export { collectionAbi } from '@network-site/contracts/collection-abi'
export { testnetTokenAbi } from '@network-site/contracts/testnet-token-abi'
