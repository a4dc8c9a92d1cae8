import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** This deployment's settings, fetched once. Every address in them is absolute. */
export function useSettings({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({ ...settingsQuery(), enabled: isEnabled })
}

/** The chain and the contracts' addresses, fetched once. */
export function useNetwork({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({ ...networkQuery(), enabled: isEnabled })
}

/** Settings do not change while a page is open. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => fetchSettings(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** The chain and the addresses do not change while a page is open. */
function networkQuery() {
  return queryOptions({
    queryKey: ['network'],
    queryFn: ({ signal }) => fetchNetwork(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

async function fetchSettings(signal: AbortSignal): Promise<BrowserSettings> {
  const settings = await fetchDocument('/settings.json', {
    schema: () => import('@network-site/protocol/settings').then((module) => module.browserSettingsSchema),
    signal,
  })
  return resolveSettings(settings, window.location.origin)
}

function fetchNetwork(signal: AbortSignal): Promise<NetworkDocument> {
  return fetchDocument('/network.json', {
    schema: () => import('@network-site/protocol/settings').then((module) => module.networkDocumentSchema),
    signal,
  })
}

interface DocumentOptions<Document> {
  /** Loaded with the document: a page that fetches none carries no validator. */
  schema: () => Promise<{ parse: (answer: unknown) => Document }>
  signal: AbortSignal
}

async function fetchDocument<Document>(path: string, { schema, signal }: DocumentOptions<Document>): Promise<Document> {
  const [response, validator] = await Promise.all([fetch(path, { signal }), schema()])
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return validator.parse(await response.json())
}

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
