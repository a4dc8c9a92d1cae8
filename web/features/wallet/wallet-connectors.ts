import type { BrowserSettings } from '@network-site/protocol/settings'
import { walletWords } from '@network-site/site/wallet'
import { burner } from 'burner-connector'
import { createConnector, type CreateConnectorFn, injected } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { parseProvider, switchConnectorChain } from './wallet-requests.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { chooseGuest, isGuestChosen, leaveGuest } from './wallet-storage.ts'

type Target = NonNullable<Parameters<typeof injected>[0]>['target']

/**
 * A wallet injected into the browser. Connecting never switches its chain: a signature needs none. Switching adds the
 * chain first where the wallet does not know it. A disconnect is remembered across reloads.
 */
export function injectedConnector(target?: Target): CreateConnectorFn {
  return createConnector((config) => {
    const connector = injected({ shimDisconnect: true, ...(target ? { target } : {}) })(config)
    return {
      ...connector,
      connect: async function connect(this: typeof connector, { chainId: _offered, ...rest } = {}) {
        return connector.connect.call(this, rest)
      } as typeof connector.connect,
      async switchChain({ chainId }) {
        const { chains, emitter } = config
        const chain = await switchConnectorChain(parseProvider(await this.getProvider()), { chainId, chains })
        // Not every wallet emits an event for a switch that was requested.
        emitter.emit('change', { chainId })
        return chain
      },
    }
  })
}

/** The wallet at `window.ethereum`, for wallets that do not announce themselves by EIP-6963. */
export function legacyInjectedConnector(): CreateConnectorFn {
  return createConnector((config) => ({ ...injectedConnector()(config), name: walletWords.browserWallet }))
}

type WalletConnectOptions = { project: NonNullable<BrowserSettings['walletConnect']>; app: WalletSetup['app'] }

export const walletConnectId = 'walletconnect'

/**
 * A wallet on another device or in another app, paired over a relay: by QR code on a desktop, by deep link on a phone.
 * Our dialog shows both, so the library's own dialog is never loaded.
 */
export function walletConnectConnector({ project, app }: WalletConnectOptions): CreateConnectorFn {
  return createConnector((config) => {
    const connector = walletConnect({
      projectId: project.projectId,
      relayUrl: project.relayUrl,
      showQrModal: false,
      telemetryEnabled: false,
      metadata: { name: app.name, description: app.description, url: app.url, icons: [`${app.url}${app.icon}`] },
    })(config)
    return {
      ...connector,
      id: walletConnectId,
      name: walletWords.walletConnect,
      // The library would load itself here for every visitor. It is loaded once the connector is used.
      setup: async () => {},
      async getProvider(options) {
        const provider = await connector.getProvider.call(this, options)
        // Not in the library's types. It skips the attestation of our domain.
        const { verify } = provider.signer.client.core as { verify: { isDevEnv?: boolean } }
        verify.isDevEnv = !isPublicRelay(project.relayUrl)
        return provider
      },
      async switchChain({ chainId }) {
        const { chains, emitter } = config
        const chain = await switchConnectorChain(parseProvider(await this.getProvider({})), { chainId, chains })
        emitter.emit('change', { chainId })
        return chain
      },
    }
  })
}

/** Only the public relay attests our domain, in a hidden frame. With any other relay each request would wait for it. */
function isPublicRelay(relayUrl: string): boolean {
  return /\.walletconnect\.(com|org)$/.test(new URL(relayUrl).hostname)
}

export const guestConnectorId = 'guest'

/** A burner wallet in the browser for visitors without a wallet, on the testnet only. */
export function guestConnector(testnetId: number, [rpcUrl]: string[]): CreateConnectorFn {
  return createConnector((config) => {
    // It sends transactions itself, so it needs the RPC URL that this page reaches, not the one for other wallets.
    const connector = burner(rpcUrl ? { rpcUrls: { [testnetId]: rpcUrl } } : {})(config)
    return {
      ...connector,
      id: guestConnectorId,
      name: walletWords.guest.name,
      connect: async function connect(this: typeof connector, options) {
        chooseGuest(window.localStorage)
        return connector.connect.call(this, { ...options, chainId: undefined })
      } as typeof connector.connect,
      async disconnect() {
        leaveGuest(window.localStorage)
      },
      // The library's own would create a key for every visitor, and connect it.
      isAuthorized: async () => isGuestChosen(window.localStorage),
      getChainId: async () => testnetId,
      async switchChain({ chainId }) {
        const chain = config.chains.find(({ id }) => id === chainId)
        if (!chain || chainId !== testnetId) throw new Error('Guest wallets stay on the testnet.')
        return chain
      },
    }
  })
}
