import { networkPage as words } from '@network-site/site/network-page'
import { pages } from '@network-site/site/pages'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../app-shell/page-head.tsx'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { AddToWallet } from '../features/network/add-to-wallet.tsx'
import { NetworkGuide } from '../features/network/network-guide.tsx'
import { TransactionLookup } from '../features/network/transaction-lookup.tsx'
import { useNetwork, useSettings } from '../features/settings/settings-queries.ts'
import { publicUrl } from '../ui/media-url.ts'
import { Orbits } from '../ui/orbits.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { useAtRest } from '../ui/use-at-rest.ts'
import { useHydrated } from '../ui/use-browser-value.ts'

export function Developers() {
  return (
    <div className="page-frame relative isolate min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.network} />
      <Orbits className="absolute top-28 end-4 -z-10 hidden w-120 opacity-60 xl:block" />
      <QueryProvider>
        <Guide />
      </QueryProvider>
    </div>
  )
}

function Guide() {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // The code that fetches and validates the responses loads after the first screen.
  const isEnabled = useAtRest()
  const network = useNetwork({ isEnabled })
  const settings = useSettings({ isEnabled })
  // Hydration must match the prerendered page, which has no cached data and no query.
  const loaded = useDeferredValue(isHydrated ? network.data : undefined)
  const loadedSettings = useDeferredValue(isHydrated ? settings.data : undefined)
  const initial = isHydrated ? (new URLSearchParams(search).get('tx') ?? '') : ''

  async function loadNetwork() {
    const { data } = loaded ? { data: loaded } : await network.refetch()
    if (!data) throw new Error('The network could not be loaded.')
    return data
  }

  async function readTransaction(hash: string) {
    const [{ readTransaction: read }, { sendRpcCall }, { contracts }, { data }] = await Promise.all([
      import('@network-site/protocol/transaction-summary'),
      import('../features/network/send-rpc-call.ts'),
      loadNetwork(),
      settings.data ? settings : settings.refetch(),
    ])
    if (!data) throw new Error('The settings could not be loaded.')
    return read((call) => sendRpcCall(data.rpcUrl, call), { hash, collection: contracts.collection })
  }

  return (
    <>
      <SectionHeading level={1} caption={words.kicker} title={words.title} subtitle={words.intro} />
      <div className="mt-8 min-h-14">
        <AddToWallet loadChain={async () => (await loadNetwork()).chain} describeError={describeError} />
        <p className="max-w-prose text-muted in-data-visitor:hidden">
          {words.withoutScript}{' '}
          {words.files.list.map(({ path, name }) => (
            <a key={path} href={path} className="me-3 text-ink underline decoration-accent underline-offset-4">
              {name}
            </a>
          ))}
        </p>
      </div>
      <div className="mt-block">
        <NetworkGuide
          network={loaded ?? (network.isError ? null : undefined)}
          settings={loadedSettings ?? (settings.isError ? null : undefined)}
          siteUrl={publicUrl()}
          lookup={
            <TransactionLookup
              key={initial}
              initial={initial}
              read={readTransaction}
              explorerUrl={loaded?.chain.blockExplorerUrls[0]}
            />
          }
        />
      </div>
    </>
  )
}

/** Wallet code loads only after a wallet failed. */
async function describeError(error: unknown): Promise<string> {
  const { describeWalletError } = await import('../features/wallet/wallet-errors.ts')
  return describeWalletError(error)
}
