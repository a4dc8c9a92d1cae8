/** Copy for connecting a social account to a wallet, including the signed messages. */
export const connectedAccount = {
  /** The messages that a wallet signs, used by browser and server. */
  message: {
    connect:
      '{site} ({origin}, chain {chainId}): connect my social account to my address {address}, for quests. Signed at {time}.',
    disconnect:
      '{site} ({origin}, chain {chainId}): disconnect my social account from my address {address}. Signed at {time}.',
  },
  /** Shown before the sign-in. */
  signIn: 'Sign in first. You’ll return to the mint page; then come back here to connect.',
  connect: 'Connect to this wallet',
  connected: 'Your account is connected to this wallet.',
  disconnect: 'Disconnect my account',
  /** What disconnecting does not change. */
  disconnectHint: 'Until the season ends, this account and this wallet can only be reconnected to each other.',
  disconnected: 'Your account is no longer connected to this wallet.',
  /** Offered if the signed-in account is connected to another wallet. Needs no signature of that wallet. */
  elsewhere: {
    hint: 'This account is connected to another wallet. If you did not connect it, disconnect it. Until the season ends, it can then only be reconnected to that wallet, unless we release it for you.',
    disconnect: 'Disconnect it from the other wallet',
    disconnected: 'Your account is no longer connected to {address}.',
  },
  /** Shown if the server does not respond. */
  failed: 'The server did not respond. Try again in a moment.',
}
