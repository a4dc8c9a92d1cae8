/** Replaces WalletConnect's dialog in the build (an alias in vite.config.ts), because the site has its own. */
export function createAppKit(): never {
  throw new Error('WalletConnect’s dialog is not included in this site.')
}
