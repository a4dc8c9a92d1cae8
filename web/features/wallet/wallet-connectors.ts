import type { BrowserSettings } from '@network-site/protocol/settings'
import { walletWords } from '@network-site/site/wallet'
import type { PhoneWallet } from '@network-site/site/wallet-dialog'
import { createConnector, type CreateConnectorFn, injected } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import type { PasskeyRequest } from './guest-connector.ts'
import { parseProvider, switchConnectorChain } from './wallet-requests.ts'
import type { WalletSetup } from './wallet-setup.ts'

/** How to connect with a connector that has several ways. */
export interface ConnectionWay {
  /** The wallet app to open on this phone. */
  app?: PhoneWallet | undefined
  /** What to do with a passkey. */
  passkey?: PasskeyRequest | undefined
}

type Target = NonNullable<Parameters<typeof injected>[0]>['target']

/**
 * Creates a connector for an injected wallet. Connecting never switches its chain, because signatures work on any
 * chain. A disconnect persists across reloads.
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
        return switchAndReport(config, { chainId, provider: await this.getProvider() })
      },
    }
  })
}

async function switchAndReport(
  { chains, emitter }: Parameters<CreateConnectorFn>[0],
  { chainId, provider }: { chainId: number; provider: unknown },
) {
  const chain = await switchConnectorChain(parseProvider(provider), { chainId, chains })
  // Not every wallet emits an event for a requested switch.
  emitter.emit('change', { chainId })
  return chain
}

/** Creates a connector for `window.ethereum`, for wallets that do not announce themselves by EIP-6963. */
export function legacyInjectedConnector(): CreateConnectorFn {
  return createConnector((config) => ({ ...injectedConnector()(config), name: walletWords.browserWallet }))
}

type WalletConnectOptions = { project: NonNullable<BrowserSettings['walletConnect']>; app: WalletSetup['app'] }

export const walletConnectId = 'walletconnect'

/**
 * Creates a connector for a wallet on another device or in another app, paired over a relay. Our dialog shows the QR
 * code and the deep links, so the library's own dialog is never loaded.
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
      // The library would load itself here for every visitor. It loads when the connector is first used instead.
      setup: async () => {},
      async getProvider(options) {
        const provider = await connector.getProvider.call(this, options)
        // Missing from the library's types. It skips the attestation of our domain.
        const { verify } = provider.signer.client.core as { verify: { isDevEnv?: boolean } }
        verify.isDevEnv = !isPublicRelay(project.relayUrl)
        return provider
      },
      async switchChain({ chainId }) {
        return switchAndReport(config, { chainId, provider: await this.getProvider({}) })
      },
    }
  })
}

/** Only the public relay attests our domain, in a hidden frame. With other relays, each request would wait for it. */
function isPublicRelay(relayUrl: string): boolean {
  return /\.walletconnect\.(com|org)$/.test(new URL(relayUrl).hostname)
}
