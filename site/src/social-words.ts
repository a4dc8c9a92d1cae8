/** Copy for the sign-in with a social account. */
export const socialWords = {
  connect: 'Connect X',
  checking: 'Signing in…',
  signedInAs: 'Signed in as {name}',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  ended: 'Your sign-in has expired. Connect again if you need it.',
  unavailable: 'X is not responding. Try again later.',
  /** Shown if the page was opened at another address. */
  elsewhere: 'Sign-in with X works only at this site’s main address. Sign in there: {url}',
}
