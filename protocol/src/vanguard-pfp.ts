export { vanguardPfpAbi } from '@network-site/contracts/vanguard-pfp-abi'
