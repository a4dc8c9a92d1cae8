import { guestWords } from '@network-site/site/guest-words'
import { walletWords } from '@network-site/site/wallet'
import { type Address, type Chain, createClient, type Hex, http, isAddressEqual } from 'viem'
import { generatePrivateKey, privateKeyToAddress, privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { type Connector, createConnector, type CreateConnectorFn } from 'wagmi'
import type { OpenedGuest } from './passkey-prompt.ts'
import {
  chooseGuest,
  isGuestChosen,
  leaveGuest,
  readGuestKey,
  readPasskeyGuest,
  rememberPasskeyGuest,
  storeGuestKey,
} from './guest-storage.ts'

export const guestConnectorId = 'guest'
export const passkeyConnectorId = 'passkey'

/** How a visitor opens a passkey wallet: create one, use any passkey of this site, or the one just created. */
export type PasskeyRequest = 'create' | 'restore' | 'confirm'

/** Where a guest wallet's key is kept. */
interface KeyStore {
  /** Called when the visitor connects. */
  choose: () => void
  leave: () => void
  /** Returns whether the wallet reconnects after a reload. */
  isChosen: () => boolean
  /** Needs no prompt. */
  address: () => Address | undefined
  /** Resolves to the key of an address. May prompt the visitor. */
  readKey: (address: Address) => Promise<Hex>
}

interface GuestWallet {
  chainId: number
  /** This wallet sends transactions from this page, so it needs the page's RPC URL instead of the one for wallets. */
  rpcUrl: string | undefined
}

type GuestConnector = Connector & { exportKey: () => Promise<Hex> }
type PasskeyConnector = GuestConnector & { openPasskey: (how: PasskeyRequest) => Promise<void> }

export function isGuestConnector(connector: Connector): connector is GuestConnector {
  return 'exportKey' in connector
}

export function isPasskeyConnector(connector: Connector): connector is PasskeyConnector {
  return 'openPasskey' in connector
}

/** Creates a connector for a guest wallet whose key is in this browser's storage. */
export function guestConnector(wallet: GuestWallet): CreateConnectorFn {
  return connectorOf(
    { ...wallet, id: guestConnectorId, name: walletWords.guest.name },
    browserKeys(window.localStorage),
  )
}

/** Creates a connector for a guest wallet whose key is derived from a passkey. */
export function passkeyConnector(wallet: GuestWallet): CreateConnectorFn {
  const { openPasskey, ...keys } = passkeyKeys(window.localStorage)
  const create = connectorOf({ ...wallet, id: passkeyConnectorId, name: guestWords.passkey.name }, keys)
  return (config) => ({ ...create(config), openPasskey })
}

function connectorOf(
  { id, name, chainId, rpcUrl }: GuestWallet & { id: string; name: string },
  keys: KeyStore,
): CreateConnectorFn {
  return createConnector(({ chains, emitter }) => {
    const chain = chains.find((known) => known.id === chainId)
    function addressOrThrow(): Address {
      const address = keys.address()
      if (!address) throw new Error('Connector not connected.')
      return address
    }
    return {
      id,
      name,
      type: id,
      connect: async function connect({ isReconnecting }: { isReconnecting?: boolean } = {}) {
        keys.choose()
        // Keeps browsers from deleting the key, or the address, when they run out of space. Some ask the visitor, so once.
        if (!isReconnecting) void navigator.storage?.persist?.().catch(() => {})
        return { accounts: [addressOrThrow()], chainId }
      } as ReturnType<CreateConnectorFn>['connect'],
      disconnect: async () => keys.leave(),
      isAuthorized: async () => keys.isChosen(),
      getAccounts: async () => [addressOrThrow()],
      getChainId: async () => chainId,
      getProvider: async () => guestProvider({ chain, rpcUrl, readKey: keys.readKey }),
      exportKey: () => keys.readKey(addressOrThrow()),
      async switchChain({ chainId: wanted }) {
        if (!chain || wanted !== chainId) throw new Error('Guest wallets stay on the testnet.')
        return chain
      },
      onAccountsChanged: () => {},
      onChainChanged: () => {},
      onDisconnect: () => emitter.emit('disconnect'),
    }
  })
}

interface ProviderOptions extends Pick<GuestWallet, 'rpcUrl'>, Pick<KeyStore, 'readKey'> {
  chain: Chain | undefined
}

type Call =
  | { method: 'personal_sign'; params: [raw: Hex, address: Address] }
  | { method: 'eth_sendTransaction'; params: [{ from: Address; to: Address; data: Hex; value: Hex }] }

/** Answers the requests of this site (EIP-1193). */
function guestProvider({ chain, rpcUrl, readKey }: ProviderOptions) {
  return {
    async request({ method, params }: Call): Promise<Hex> {
      switch (method) {
        case 'personal_sign': {
          const [raw, address] = params
          return privateKeyToAccount(await readKey(address)).signMessage({ message: { raw } })
        }
        case 'eth_sendTransaction': {
          const [{ from, to, data, value }] = params
          const account = privateKeyToAccount(await readKey(from))
          const client = createClient({ chain, transport: http(rpcUrl) })
          return sendTransaction(client, { chain: chain ?? null, account, to, data, value: BigInt(value) })
        }
        default:
          throw Object.assign(new Error(`The method ${String(method)} is not supported.`), { code: 4200 })
      }
    },
  }
}

/** Keeps the key in the browser's storage. Disconnecting keeps it, or everything minted with it would be lost. */
function browserKeys(storage: Storage): KeyStore {
  const address = () => {
    const key = readGuestKey(storage)
    return key && privateKeyToAddress(key)
  }
  return {
    choose: () => {
      if (!readGuestKey(storage)) storeGuestKey(generatePrivateKey(), storage)
      chooseGuest(storage)
    },
    leave: () => leaveGuest(storage),
    isChosen: () => isGuestChosen(storage) && address() !== undefined,
    address,
    readKey: async (wanted) => {
      const key = readGuestKey(storage)
      if (!key || !isAddressEqual(privateKeyToAddress(key), wanted)) throw new Error('Connector not connected.')
      return key
    },
  }
}

/** Keeps the key in memory until the wallet is disconnected, and in storage only the address and the passkey's ID. */
function passkeyKeys(storage: Storage): KeyStore & Pick<PasskeyConnector, 'openPasskey'> {
  let memory: { key: Hex; address: Address } | undefined
  let unlocking: Promise<Hex> | undefined

  async function openPasskey(how: PasskeyRequest): Promise<void> {
    const { createPasskey, readPasskey } = await loadPasskeyPrompt()
    const known = readPasskeyGuest(storage)?.credentialId
    const onCreated = (credentialId: string) => rememberPasskeyGuest({ credentialId }, storage)
    if (how === 'create') remember(await createPasskey({ knownId: known, onCreated, now: new Date() }))
    else remember(await readPasskey(how === 'confirm' ? known : undefined))
  }

  function remember({ key, credentialId }: OpenedGuest): void {
    const address = privateKeyToAddress(key)
    memory = { key, address }
    rememberPasskeyGuest({ credentialId, address }, storage)
  }

  async function unlock(address: Address): Promise<Hex> {
    const { unlockGuest } = await loadPasskeyPrompt()
    const guest = readPasskeyGuest(storage)
    if (guest?.address !== address) throw new Error('Connector not connected.')
    const { key } = await unlockGuest({ ...guest, address }, privateKeyToAddress)
    memory = { key, address }
    return key
  }

  return {
    openPasskey,
    choose: () => {},
    leave: () => (memory = undefined),
    isChosen: () => {
      const isKnown = readPasskeyGuest(storage)?.address !== undefined
      // Phones open the prompt only right after a tap, so its code cannot load then.
      if (isKnown) void loadPasskeyPrompt().catch(() => {})
      return isKnown
    },
    address: () => memory?.address ?? readPasskeyGuest(storage)?.address,
    // Concurrent requests share one prompt.
    readKey: async (address) =>
      memory?.address === address ? memory.key : (unlocking ??= unlock(address).finally(() => (unlocking = undefined))),
  }
}

/** Loads the code that creates and reads passkeys, which most visitors never need. */
export const loadPasskeyPrompt = () => import('./passkey-prompt.ts')
