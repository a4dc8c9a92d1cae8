import type { ConnectedAccount } from './schema/connected-account.ts'

/** Connecting a social account to a wallet for quests: what the wallet signs, and what the progress page says of it. */
export const connectedAccount: ConnectedAccount = {
  message: {
    connect: '{site}: connect my social account to my address {address}, for quests. Signed at {time}.',
    disconnect: '{site}: disconnect my social account from my address {address}. Signed at {time}.',
  },
  signIn: 'Sign in first. You come back on the mint page; return here then.',
  connect: 'Connect to this wallet',
  connected: 'Your account is connected to this wallet.',
  disconnect: 'Disconnect my account',
  disconnectHint: 'Until the season is over, this account and this wallet can only be connected to each other again.',
  disconnected: 'Your account is not connected to this wallet any more.',
  failed: 'There was no answer. Try again in a moment.',
}
