/**
 * Replaces WalletConnect's own dialog in the build (an alias in vite.config.ts). Our dialog is shown instead, so theirs
 * need not be shipped.
 */
export function createAppKit(): never {
  throw new Error('WalletConnect’s own dialog is not part of this site.')
}
