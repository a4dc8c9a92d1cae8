import type { BrowserSettings } from '@network-site/protocol/settings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { nextTask } from '../../ui/use-at-rest.ts'

/** Fetches this deployment's settings once. Every URL in them is absolute. */
export function useSettings({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({ ...settingsQuery(), enabled: isEnabled })
}

/** Fetches the chain and the contracts' addresses once. */
export function useNetwork({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({
    enabled: isEnabled,
    queryKey: ['network'],
    queryFn: ({ signal }) =>
      fetchDocument('/network.json', {
        schema: async () => (await import('@network-site/protocol/settings')).networkDocumentSchema,
        signal,
      }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => fetchSettings(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

async function fetchSettings(signal: AbortSignal): Promise<BrowserSettings> {
  const settings = await fetchDocument('/settings.json', {
    schema: async () => (await import('@network-site/protocol/settings')).browserSettingsSchema,
    signal,
  })
  return resolveSettings(settings, window.location.origin)
}

interface DocumentOptions<Document> {
  /** Loads the validator together with the document. */
  schema: () => Promise<{ parse: (answer: unknown) => Document }>
  signal: AbortSignal
}

async function fetchDocument<Document>(path: string, { schema, signal }: DocumentOptions<Document>): Promise<Document> {
  await nextTask()
  const [response, validator] = await Promise.all([fetch(path, { signal }), schema()])
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return validator.parse(await response.json())
}

/** Resolves every path in the settings against the page's origin. */
export function resolveSettings(settings: BrowserSettings, pageOrigin: string): BrowserSettings {
  const { releases, walletConnect, swap, social } = settings
  const absolute = (address: string) => (address.startsWith('/') ? pageOrigin + address : address)
  return {
    ...settings,
    rpcUrl: absolute(settings.rpcUrl),
    releases: { latestUrl: absolute(releases.latestUrl), repositoryUrl: absolute(releases.repositoryUrl) },
    walletConnect: walletConnect && {
      ...walletConnect,
      // `http` becomes `ws`, and `https` becomes `wss`.
      relayUrl: absolute(walletConnect.relayUrl).replace(/^http/, 'ws'),
      rpcUrl: absolute(walletConnect.rpcUrl),
    },
    swap: { ...swap, frameUrl: absolute(swap.frameUrl) },
    social: social && {
      ...social,
      authorizeUrl: absolute(social.authorizeUrl),
      redirectUri: absolute(social.redirectUri),
    },
  }
}
