import type { BrowserSettings } from '@network-site/protocol/settings'

/** The settings with every path made whole at the origin that the page was opened at. */
export function resolveSettings(settings: BrowserSettings, pageOrigin: string): BrowserSettings {
  const { releases, walletConnect, swap, social } = settings
  const whole = (address: string) => (address.startsWith('/') ? pageOrigin + address : address)
  return {
    ...settings,
    rpcUrl: whole(settings.rpcUrl),
    releases: { latestUrl: whole(releases.latestUrl), repositoryUrl: whole(releases.repositoryUrl) },
    walletConnect: walletConnect && {
      ...walletConnect,
      // `http` becomes `ws`, and `https` becomes `wss`.
      relayUrl: whole(walletConnect.relayUrl).replace(/^http/, 'ws'),
      rpcUrl: whole(walletConnect.rpcUrl),
    },
    swap: { ...swap, frameUrl: whole(swap.frameUrl) },
    social: social && {
      ...social,
      authorizeUrl: whole(social.authorizeUrl),
      redirectUri: whole(social.redirectUri),
    },
  }
}
