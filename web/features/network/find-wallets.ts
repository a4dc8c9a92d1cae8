export interface FoundWallet {
  id: string
  name: string
  /** A data URL. */
  icon: string | undefined
  provider: { request: (call: { method: string; params: unknown[] }) => Promise<unknown> }
}

/** Wallets announce themselves at once. */
const waitMilliseconds = 100

/**
 * Resolves to the wallets in this browser: all that announce themselves (EIP-6963), else the injected one (EIP-1193) under
 * the given name.
 */
export async function findWallets(injectedName: string): Promise<FoundWallet[]> {
  const found = new Map<string, FoundWallet>()
  const listen = (event: Event) => {
    const wallet = event instanceof CustomEvent ? readAnnouncement(event.detail) : undefined
    if (wallet) found.set(wallet.id, wallet)
  }
  window.addEventListener('eip6963:announceProvider', listen)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  if (found.size === 0) await new Promise((done) => setTimeout(done, waitMilliseconds))
  window.removeEventListener('eip6963:announceProvider', listen)
  if (found.size > 0) return [...found.values()]
  const { ethereum }: { ethereum?: unknown } = window as never
  return isProvider(ethereum) ? [{ id: 'injected', name: injectedName, icon: undefined, provider: ethereum }] : []
}

/** Reads what a browser extension sent, which may be anything. */
function readAnnouncement(detail: unknown): FoundWallet | undefined {
  const { info, provider } = (detail ?? {}) as { info?: Record<string, unknown>; provider?: unknown }
  if (typeof info !== 'object' || !isProvider(provider)) return undefined
  const { uuid, name, icon } = info
  if (typeof uuid !== 'string' || typeof name !== 'string') return undefined
  return {
    id: uuid,
    name,
    icon: typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined,
    provider,
  }
}

function isProvider(value: unknown): value is FoundWallet['provider'] {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}
