import { numberToHex, type Address, type Hex } from 'viem'
import type { Connector } from 'wagmi'

/** A call of a contract, with what is paid along. */
export interface Transaction {
  to: Address
  data: Hex
  valueWei: bigint
}

interface Provider {
  request(call: { method: string; params: unknown }): Promise<unknown>
}

interface Sender {
  connector: Connector
  address: Address
  chainId: number
}

/** Asks a wallet to send a transaction, and answers its hash. The chain is named, so that no other can take it. */
export async function sendTransaction(
  { to, data, valueWei }: Transaction,
  { connector, address, chainId }: Sender,
): Promise<Hex> {
  const provider = (await connector.getProvider()) as Provider
  const transaction = { from: address, to, data, value: numberToHex(valueWei), chainId: numberToHex(chainId) }
  return String(await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex
}
