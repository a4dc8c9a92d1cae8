import { walletWords } from '@network-site/site/wallet'
import type { Attempt } from './use-connecting.ts'
import { walletConnectId } from './walletconnect-wallet.ts'

const words = walletWords.dialog

/** What the dialog is called while a wallet is being connected. */
export function attemptTitle(attempt: Attempt | null): string {
  if (!attempt) return words.connect.title
  if (attempt.failure !== undefined) return words.asking.failedTitle
  if (attempt.app) return words.opening.title
  return attempt.connector.id === walletConnectId ? words.pairing.title : words.asking.title
}
