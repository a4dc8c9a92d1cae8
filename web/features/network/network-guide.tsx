import { chainIdHex } from '@network-site/protocol/add-chain'
import { explorerLink } from '@network-site/protocol/explorer'
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { fillPlaceholders } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { controls } from '@network-site/site/site-chrome'
import { network as facts } from '@network-site/site/network'
import { networkPage as words } from '@network-site/site/network-page'
import { paths } from '@network-site/site/paths'
import { ArrowUpRight, Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { CommandBlock } from '../../ui/command-block.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { codeSamples } from './code-samples.ts'
import { SampleTabs } from './sample-tabs.tsx'

interface NetworkGuideProps {
  /** Undefined while loading, null if unavailable. */
  network: NetworkDocument | null | undefined
  settings: BrowserSettings | null | undefined
  /** The site's address, which the endpoint starts with unless the deployment has another one. */
  siteUrl: string
  lookup: ReactNode
}

/** The network's parameters, code samples, a transaction lookup, and files for programs. */
export function NetworkGuide({ network, settings, siteUrl, lookup }: NetworkGuideProps) {
  const { testnet } = facts
  const chain = network?.chain
  const explorerUrl = chain?.blockExplorerUrls[0]
  const rpcUrl = chain?.rpcUrls[0]
  const { facts: labels, samples, lookup: lookupWords, files } = words
  const contracts = network && network.contracts
  return (
    <>
      <Part title={labels.title} note={labels.note}>
        {network === null && <p className="mb-5 text-small text-brass-bright">{words.unreadable}</p>}
        <dl className="grid gap-x-6 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-y-2">
          <Fact name={labels.name} value={testnet.name} />
          <Fact name={labels.chainId} value={String(testnet.id)} />
          <Fact name={labels.chainIdHex} value={chainIdHex(testnet.id)} />
          <Fact name={labels.rpcUrl} value={network === null ? null : rpcUrl} isFirstLoading />
          <Fact name={labels.currency} value={testnet.nativeCurrency.symbol} />
          <Fact name={labels.explorer} value={network === null ? null : chain && (explorerUrl ?? null)}>
            {chain && !explorerUrl && <Note>{labels.noExplorer}</Note>}
          </Fact>
          <Fact name={labels.faucet} value={null}>
            {settings !== null && <Note>{settings && <Faucet faucet={settings.faucet} />}</Note>}
          </Fact>
          <Fact
            name={labels.collection}
            value={contracts && contracts.collection}
            explorer={contracts ? explorerLink(explorerUrl, 'address', contracts.collection) : undefined}
          />
          <Fact
            name={labels.token}
            value={contracts && contracts.token}
            explorer={contracts ? explorerLink(explorerUrl, 'address', contracts.token) : undefined}
          />
        </dl>
      </Part>
      <Part title={samples.title} note={samples.note}>
        <SampleTabs
          samples={codeSamples(
            { ...testnet, network: testnet.slug, testnet: true },
            { rpcUrl: rpcUrl ?? `${siteUrl}/rpc`, token: network?.contracts.token ?? '0x…' },
          )}
        />
      </Part>
      <Part id="transaction" title={lookupWords.title} note={lookupWords.note}>
        {lookup}
      </Part>
      <Part title={files.title} note={files.note}>
        <ul className="border-t border-line">
          {[...files.list, files.api].map(({ path, name, text }) => (
            <li key={path}>
              <a
                href={path}
                download={path.endsWith('.zip') || undefined}
                className="group grid min-h-12 items-center gap-x-6 border-b border-line py-3 text-small sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
              >
                <bdi className="font-mono text-caption text-ink underline decoration-line-strong underline-offset-4 group-hover:decoration-accent-text rtl:text-right">
                  {name}
                </bdi>
                <span className="text-muted">{text}</span>
                <span aria-hidden="true" className="hidden text-faint group-hover:text-accent-text sm:block">
                  {path.endsWith('.zip') ? (
                    <Download className="size-4" />
                  ) : (
                    <ArrowUpRight className="size-4 rtl:-scale-x-100" />
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

function Part({ id, title, note, children }: { id?: string; title: string; note: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-24 gap-x-16 gap-y-6 border-t border-line py-10 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="type-label text-title">
          {title}
        </h2>
        <p className="mt-4 text-small text-muted">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

interface FactProps {
  name: string
  /** Undefined while loading; null if there is none, in which case the children stand in its place. */
  value: string | null | undefined
  explorer?: string | undefined
  /** One of the loading values announces that they load. */
  isFirstLoading?: boolean
  children?: ReactNode
}

/** A name and its value with a copy button, or nothing if there is none. Every other state has the same height. */
function Fact({ name, value, explorer, isFirstLoading = false, children }: FactProps) {
  if (value === null && !children) return null
  return (
    <>
      <dt className="type-caption self-center pt-3 text-faint sm:pt-0">{name}</dt>
      <dd className="flex min-h-12 min-w-0 items-center gap-2">
        {value === undefined && (
          <Skeleton {...(isFirstLoading ? { label: words.loading } : {})} className="h-10 w-full" />
        )}
        {typeof value === 'string' && (
          <div className="min-w-0 flex-1">
            <CommandBlock
              command={value}
              copyLabel={`${words.copy}: ${name}`}
              copiedLabel={words.copied}
              selectedLabel={words.copyByHand}
            />
          </div>
        )}
        {children}
        {explorer !== undefined && (
          <IconButton
            label={`${words.facts.onExplorer}: ${name}`}
            icon={<ArrowUpRight className="rtl:-scale-x-100" />}
            variant="bare"
            size="small"
            href={explorer}
            newTabHint={controls.opensInNewTab}
          />
        )}
      </dd>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="text-small text-muted">{children}</span>
}

function Faucet({ faucet }: Pick<BrowserSettings, 'faucet'>) {
  if (!faucet) return words.facts.noFaucet
  const { symbol, decimals } = facts.testnet.nativeCurrency
  const amount = Number(faucet.amountWei) / 10 ** decimals
  return (
    <PageLink
      to={paths.testnetSwap}
      className="text-ink underline decoration-accent underline-offset-4 hover:text-accent-text"
    >
      {fillPlaceholders(words.facts.faucetOffer, { amount: amount.toLocaleString(language.locale), symbol })}
    </PageLink>
  )
}
