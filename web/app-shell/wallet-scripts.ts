/** The source file whose chunk holds everything about wallets. */
export const walletFile = 'app-shell/wallet-part.tsx'

/** The scripts of that chunk, as the document lists them. Empty in development, where nothing is bundled. */
export function walletScripts(): string[] {
  return document.documentElement.dataset['walletScripts']?.split(' ').filter(Boolean) ?? []
}
