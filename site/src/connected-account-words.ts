/** Copy for connecting a social account to a wallet, including the signed messages. */
export const connectedAccount = {
  /** The messages that a wallet signs, used by browser and server. */
  message: {
    connect: '{site}: connect my social account to my address {address}, for quests. Signed at {time}.',
    disconnect: '{site}: disconnect my social account from my address {address}. Signed at {time}.',
  },
  /** Shown before the sign-in. */
  signIn: 'Sign in first. You’ll return to the mint page; then come back here to connect.',
  connect: 'Connect to this wallet',
  connected: 'Your account is connected to this wallet.',
  disconnect: 'Disconnect my account',
  /** What disconnecting does not change. */
  disconnectHint: 'Until the season ends, this account and this wallet can only be reconnected to each other.',
  disconnected: 'Your account is no longer connected to this wallet.',
  /** Shown if the server does not respond. */
  failed: 'The server did not respond. Try again in a moment.',
}
