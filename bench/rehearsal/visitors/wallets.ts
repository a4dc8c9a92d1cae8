import { itemCount } from '@network-site/protocol/item-count'
import { network } from '@network-site/site/network'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

export type Wallet = { address: Address; signature: Hex; ip: string }
export type WantedItem = { wallet: Wallet; token: number }

const itemsPerWallet = 6
const message = network.signingMessage

/** Wallets that nobody has seen, each from a network of its own, and the items they want, one after the other. */
export function createWallets() {
  const all: Wallet[] = []
  let current: Promise<Wallet> | undefined
  let taken = 0

  async function newWallet(): Promise<Wallet> {
    const account = privateKeyToAccount(generatePrivateKey())
    const wallet = { address: account.address, signature: await account.signMessage({ message }), ip: ipOf(all.length) }
    all.push(wallet)
    return wallet
  }

  return {
    all,
    nextItem: async (): Promise<WantedItem> => {
      const number = taken++
      if (number % itemsPerWallet === 0 || !current) current = newWallet()
      const wallet = await current
      return { wallet, token: 1 + (number % itemCount) }
    },
  }
}

/** No two in the same network. */
function ipOf(index: number): string {
  return `10.${(index >> 8) & 255}.${index & 255}.1`
}
