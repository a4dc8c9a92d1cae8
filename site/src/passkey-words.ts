import { brand } from './brand.ts'

/** Copy for the prompts of passkeys, loaded only when one is used. */
export const passkeyWords = {
  /** The passkey's name in the visitor's password manager. A date follows it. */
  userName: `${brand.name} guest wallet`,
  errors: {
    closed: 'The passkey prompt was closed, or no passkey was found. Nothing was signed.',
    exists:
      'Your password manager already has a guest wallet for this site. Restore it instead of creating another one.',
    noPrf: `This passkey cannot keep a wallet, because your device or password manager lacks a feature (PRF). You can delete it: look for “${brand.name} guest wallet” among your passkeys. A guest wallet in this browser still works.`,
    unconfirmed: 'Your passkey was created. Use it once to open the wallet.',
    otherWallet:
      'That passkey belongs to another guest wallet, so nothing was signed. Use the passkey of this wallet, or disconnect and restore the other one.',
    unavailable: 'Your browser could not use a passkey on this page. A guest wallet in this browser still works.',
  },
}
