let hasFailed = false

/** Imports the wallet's code. */
export async function loadWalletPart() {
  try {
    return await import('./wallet-part.tsx')
  } catch (error) {
    hasFailed = true
    throw error
  }
}

/** Browsers remember a module that could not be fetched: importing it again fails too, until the page is loaded anew. */
export function needsReload(): boolean {
  return hasFailed
}
