export { testnetTokenAbi } from '@home/contracts/testnet-token-abi'
