// Replaces packages that the site does not include. The aliases in vite.config.ts refer to this file.

/** WalletConnect's dialog. The site has its own. */
export function createAppKit(): never {
  throw new Error('WalletConnect’s dialog is not included in this site.')
}

/** Needed only in development, which loads all of wagmi's connectors. */
export function GeminiWalletProvider(): never {
  throw new Error('Gemini’s wallet is not included in this site.')
}
