export { testnetTokenAbi } from '@network-site/contracts/testnet-token-abi'
