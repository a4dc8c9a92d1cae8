import { isAddressEqual, recoverMessageAddress, stringToHex, type Address, type Hex } from 'viem'
import type { Connector } from 'wagmi'
import type { SignedMessage } from './wallet-session.ts'

interface Provider {
  request(call: { method: string; params: unknown }): Promise<unknown>
}

/** Asks a wallet to sign a text. Asked first thing: a phone opens the wallet only while a tap is being handled. */
export async function signMessage(
  message: string,
  { connector, address }: { connector: Connector; address: Address },
): Promise<SignedMessage> {
  const provider = (await connector.getProvider()) as Provider
  const answer = await provider.request({ method: 'personal_sign', params: [stringToHex(message), address] })
  const signature = String(answer) as Hex
  return (await isRecoverable({ message, signature, address })) ? { signature } : { signature, address }
}

/** A contract's signature does not lead back to its address. */
async function isRecoverable({ message, signature, address }: { message: string; signature: Hex; address: Address }) {
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    return false
  }
}
