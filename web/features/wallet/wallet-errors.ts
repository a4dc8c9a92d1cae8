import { walletErrors } from '@network-site/site/wallet'

type KnownError = Exclude<keyof typeof walletErrors, 'rejected' | 'unknown'>

/** Identifies each error by its EIP-1193 code or by the messages of libraries and wallets. The first match wins. */
const patterns = {
  pending: { code: -32002, message: /already pending|request already/i },
  guestChain: { message: /guest wallets stay on the testnet/i },
  noChains: { message: /No chains found on connector/i },
  unknownChain: { code: 4902, message: /chain not found on connector|chain not configured|unrecognized chain/i },
  walletConnectMissing: { message: /WalletConnectConnector is required/i },
  connectorMissing: { message: /Connector for id .* was not found|connector not found/i },
  providerMissing: { message: /provider not found/i },
  unauthorized: { code: 4100, message: /unauthorized|not been authorized/i },
  disconnected: { code: 4900, message: /connector not connected|disconnected|session (topic|expired|not found)/i },
  insufficientFunds: { message: /insufficient funds/i },
  timeout: { message: /timed? ?out|expired/i },
} satisfies Record<KnownError, { code?: number; message: RegExp }>

/** Returns a sentence for the visitor about an error that a wallet or its connection threw. */
export function describeWalletError(error: unknown): string {
  // Its class belongs to code that loads on demand.
  if (error instanceof Error && error.name === 'PasskeyError') return error.message
  if (isRejection(error)) return walletErrors.rejected
  for (const { code, message } of causes(error)) {
    const known = Object.entries<{ code?: number; message: RegExp }>(patterns).find(
      ([, pattern]) => (pattern.code !== undefined && pattern.code === code) || pattern.message.test(message),
    )
    if (known) return walletErrors[known[0] as KnownError]
  }
  return walletErrors.unknown
}

/** Returns whether an error or one of its causes says that the user rejected the request in the wallet. */
export function isRejection(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      code === 4001 ||
      code === 5000 ||
      code === 'ACTION_REJECTED' ||
      /user (rejected|denied|declined|cancell?ed)|connection request reset/i.test(message),
  )
}

/** Returns an error and its chain of causes. Wallets throw objects of any shape, so no field is assumed. */
function causes(error: unknown): { code: unknown; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  const { code, message, cause }: { code?: unknown; message?: unknown; cause?: unknown } = error
  return [{ code, message: String(message) }, ...causes(cause)]
}
