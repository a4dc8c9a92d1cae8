import { walletWords } from '@network-site/site/wallet'
import { isRejection } from './is-rejection.ts'

const { errors } = walletWords

/** What the libraries and wallets say, and what a person reads instead. The first that fits counts. */
const sentences: ReadonlyArray<{ says?: RegExp; code?: number; sentence: string }> = [
  { code: -32002, says: /already pending|request already/i, sentence: errors.pending },
  { says: /guest wallets stay on the testnet/i, sentence: errors.guestChain },
  { says: /No chains found on connector/i, sentence: errors.noChains },
  {
    code: 4902,
    says: /chain not found on connector|chain not configured|unrecognized chain/i,
    sentence: errors.unknownChain,
  },
  { says: /WalletConnectConnector is required/i, sentence: errors.walletConnectMissing },
  { says: /Connector for id .* was not found|connector not found/i, sentence: errors.connectorMissing },
  { says: /provider not found/i, sentence: errors.providerMissing },
  { code: 4100, says: /unauthorized|not been authorized/i, sentence: errors.unauthorized },
  {
    code: 4900,
    says: /connector not connected|disconnected|session (topic|expired|not found)/i,
    sentence: errors.disconnected,
  },
  { says: /insufficient funds/i, sentence: errors.insufficientFunds },
  { says: /timed? ?out|expired/i, sentence: errors.timeout },
]

/** One plain sentence for anything a wallet or its connection throws. */
export function describeWalletError(error: unknown): string {
  if (isRejection(error)) return errors.rejected
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code, message } = at as { code?: unknown; message?: unknown }
    const known = sentences.find(
      (entry) => (entry.code !== undefined && entry.code === code) || entry.says?.test(String(message)),
    )
    if (known) return known.sentence
  }
  return errors.unknown
}
