import type { BrowserSettings } from '@network-site/protocol/settings'
import { walletWords } from '@network-site/site/wallet'
import { createConnector, type CreateConnectorFn } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { switchConnectorChain } from './switch-chain.ts'
import { parseProvider } from './wallet-provider.ts'
import type { WalletSetup } from './wallet-setup.ts'

type Options = { project: NonNullable<BrowserSettings['walletConnect']>; app: WalletSetup['app'] }

export const walletConnectId = 'walletconnect'

/**
 * A wallet on another device or in another app, paired over a relay: by QR code on a desktop, by deep link on a phone.
 * Our dialog shows both, so the library's own dialog is never loaded.
 */
export function walletConnectConnector({ project, app }: Options): CreateConnectorFn {
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
