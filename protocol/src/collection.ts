export { collectionAbi } from '@network-site/contracts/collection-abi'
