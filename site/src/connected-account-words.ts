/** Copy for connecting a social account to a wallet, including the signed messages. */
export const connectedAccount = {
  /** The messages that a wallet signs, used by browser and server. */
  message: {
    connect: '{site}: connect my social account to my address {address}, for quests. Signed at {time}.',
    disconnect: '{site}: disconnect my social account from my address {address}. Signed at {time}.',
  },
  /** Shown before the sign-in. */
  signIn: 'Sign in first. You come back on the mint page; return here then.',
  connect: 'Connect to this wallet',
  connected: 'Your account is connected to this wallet.',
  disconnect: 'Disconnect my account',
  /** What disconnecting does not change. */
  disconnectHint: 'Until the season is over, this account and this wallet can only be connected to each other again.',
  disconnected: 'Your account is not connected to this wallet any more.',
  /** Shown if the server does not respond. */
  failed: 'There was no answer. Try again in a moment.',
}
