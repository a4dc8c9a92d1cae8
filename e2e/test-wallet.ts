import type { Page } from '@playwright/test'
import { createWalletClient, http, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'

type Call = { method: string; params?: unknown[] }
type Answer = { result: unknown } | { error: { code: number; message: string } }

export type TestWallet = Awaited<ReturnType<typeof installTestWallet>>

export type TestWalletOptions = {
  name?: string
  /** Announces itself by EIP-6963; otherwise it is only available at `window.ethereum`. */
  announces?: boolean
  chainId?: number
  /** Additional chains it knows. */
  knows?: number[]
  rpcUrl?: string
  /** Methods it does not support. */
  lacks?: string[]
}

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#3c7"/></svg>')}`

/** Installs a browser wallet that the test controls. */
export async function installTestWallet(page: Page, options: TestWalletOptions = {}) {
  const { name = 'Plain Wallet', announces = true } = options
  let account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())
  let chainId = options.chainId ?? 47279324479
  let isAuthorized = false
  const known = new Set([chainId, ...(options.knows ?? [])])
  const rejected: string[] = []
  const held = new Map<string, Promise<void>>()
  const calls: Call[] = []

  async function answer(call: Call): Promise<unknown> {
    // wallet_watchAsset takes an object instead of an array.
    const [first] = Array.isArray(call.params) ? call.params : []
    if (options.lacks?.includes(call.method)) throw unsupported(call.method)
    switch (call.method) {
      case 'eth_requestAccounts':
        isAuthorized = true
        return [account.address]
      case 'eth_accounts':
        return isAuthorized ? [account.address] : []
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'personal_sign':
        return account.signMessage({ message: { raw: first as `0x${string}` } })
      case 'wallet_addEthereumChain':
        known.add(Number((first as { chainId: string }).chainId))
        return null
      case 'wallet_switchEthereumChain': {
        const wanted = Number((first as { chainId: string }).chainId)
        if (!known.has(wanted)) throw Object.assign(new Error('Unrecognized chain ID.'), { code: 4902 })
        await switchChain(wanted)
        return null
      }
      case 'eth_sendTransaction':
        return send(first as { to: Hex; data: Hex; value: Hex; chainId: Hex })
      case 'wallet_watchAsset':
        return true
      case 'wallet_revokePermissions':
        isAuthorized = false
        return null
      default:
        throw unsupported(call.method)
    }
  }

  async function send({ to, data, value, chainId: wanted }: { to: Hex; data: Hex; value: Hex; chainId: Hex }) {
    if (Number(wanted) !== chainId) throw Object.assign(new Error('chainId does not match'), { code: -32602 })
    const client = createWalletClient({ account, transport: http(options.rpcUrl) })
    return client.sendTransaction({ chain: null, to, data, value: BigInt(value) })
  }

  async function request(call: Call): Promise<Answer> {
    calls.push(call)
    await held.get(call.method)
    held.delete(call.method)
    const at = rejected.indexOf(call.method)
    if (at >= 0) {
      rejected.splice(at, 1)
      return { error: { code: 4001, message: 'User rejected the request.' } }
    }
    try {
      return { result: await answer(call) }
    } catch (error) {
      return { error: { code: (error as { code?: number }).code ?? -32603, message: (error as Error).message } }
    }
  }

  async function switchChain(wanted: number): Promise<void> {
    chainId = wanted
    await emit('chainChanged', `0x${wanted.toString(16)}`)
  }

  async function emit(event: string, value: unknown): Promise<void> {
    // Every frame has the wallet; an unloading frame may miss the event.
    const dispatch = (detail: readonly [string, unknown]) => dispatchEvent(new CustomEvent('test-wallet', { detail }))
    for (const frame of page.frames()) await frame.evaluate(dispatch, [event, value] as const).catch(() => undefined)
  }

  await page.exposeFunction('requestTestWallet', request)
  await page.addInitScript(injectWallet, { name, announces, icon })
  return {
    get address() {
      return account.address
    },
    get chainId() {
      return chainId
    },
    /** All requests, in order. */
    calls,
    rejectNext: (method: string) => void rejected.push(method),
    /** Holds the next request of this method until the returned function is called. */
    holdNext: (method: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(method, promise)
      return resolve
    },
    /** Switches to a new account, as a user would in the wallet. */
    switchAccount: async () => {
      account = privateKeyToAccount(generatePrivateKey())
      await emit('accountsChanged', [account.address])
      return account.address
    },
    switchChain,
  }
}

function unsupported(method: string): Error {
  return Object.assign(new Error(`The method ${method} is not supported.`), { code: 4200 })
}

/** Runs in the page, before its scripts. */
function injectWallet({ name, announces, icon: mark }: { name: string; announces: boolean; icon: string }): void {
  type Listener = (value: unknown) => void
  const ask = (globalThis as unknown as { requestTestWallet: (call: unknown) => Promise<Answer> }).requestTestWallet
  const listeners = new Map<string, Set<Listener>>()
  const provider = {
    async request(call: unknown) {
      const answer = await ask(call)
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
      return answer.result
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  addEventListener('test-wallet', (event) => {
    const [at, value] = (event as CustomEvent<[string, unknown]>).detail
    for (const listener of listeners.get(at) ?? []) listener(value)
  })
  if (!announces) {
    Object.assign(globalThis, { ethereum: provider })
    return
  }
  const announce = () => {
    const info = {
      uuid: crypto.randomUUID?.() ?? 'test',
      name,
      icon: mark,
      rdns: `test.${name.toLowerCase().replaceAll(' ', '-')}`,
    }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
