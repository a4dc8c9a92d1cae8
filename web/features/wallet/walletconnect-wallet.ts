import type { BrowserSettings } from '@home/protocol/browser-settings'
import { walletWords } from '@home/site/wallet'
import type { Wallet } from '@rainbow-me/rainbowkit'
import { createConnector } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { walletIcon } from './wallet-icon.ts'
import type { WalletSetup } from './wallet-setup.ts'

type Options = { project: NonNullable<BrowserSettings['walletConnect']>; app: WalletSetup['app'] }

/**
 * A wallet elsewhere, paired over a relay: by QR code on a desktop, by deep link on a phone. The dialog shows the code
 * itself, so the library's own dialog, and everything it would load and report, never runs.
 */
export function walletConnectWallet({ project, app }: Options): Wallet {
  return {
    id: 'walletconnect',
    name: walletWords.walletConnect,
    iconUrl: walletIcon('link'),
    iconBackground: 'transparent',
    qrCode: { getUri: (uri) => uri },
    mobile: { getUri: (uri) => uri },
    createConnector: (details) =>
      createConnector((config) => ({
        ...walletConnect({
          projectId: project.projectId,
          relayUrl: project.relayUrl,
          showQrModal: false,
          telemetryEnabled: false,
          metadata: { name: app.name, description: app.description, url: app.url, icons: [`${app.url}${app.icon}`] },
        })(config),
        ...details,
        id: 'walletconnect',
        // The library would load itself here, for everybody; it is loaded when chosen, or for whoever chose it before.
        setup: async () => {},
      })),
  }
}
