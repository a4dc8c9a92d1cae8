import { explorerLink } from '@network-site/protocol/explorer'
import { fillPlaceholders } from '@network-site/protocol/text'
import { brand, links } from '@network-site/site/brand'
import { controls, footer } from '@network-site/site/site-chrome'
import { network } from '@network-site/site/network'
import { officialLinks as words } from '@network-site/site/official'
import { paths } from '@network-site/site/paths'
import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { CommandBlock } from '../../ui/command-block.tsx'
import { newTab, NewTabHint } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'

const { sections } = words

interface OfficialLinksProps {
  /** The address of this site, from `PUBLIC_URL`. */
  siteUrl: string
  /** The origin in the address bar; undefined while prerendering. */
  openedAt: string | undefined
  /** Undefined while loading, null if unavailable. */
  contracts: { collection: string; token: string } | null | undefined
  relayers: readonly string[] | null | undefined
  explorerUrl: string | undefined
}

/** The network's official domains, contracts, accounts, and keys, and how to verify each. */
export function OfficialLinks({ siteUrl, openedAt, contracts, relayers, explorerUrl }: OfficialLinksProps) {
  const { testnet, nodeRepository } = network
  return (
    <div className="flex flex-col gap-4">
      {openedAt !== undefined && !isAt(siteUrl, openedAt) && (
        <Warning>{fillPlaceholders(sections.domains.elsewhere, { opened: openedAt, official: siteUrl })}</Warning>
      )}
      <Warning>{words.warning}</Warning>
      <Part {...sections.domains}>
        <LinkEntry name={sections.domains.here} href={siteUrl} isHere />
        {words.domains.map(({ name, url }) => (
          <LinkEntry key={url} name={name} href={url} />
        ))}
      </Part>
      <Part {...sections.contracts}>
        <p className="text-small text-muted">
          {fillPlaceholders(words.chain, { name: testnet.name, id: String(testnet.id) })}
        </p>
        <Addresses
          explorerUrl={explorerUrl}
          addresses={
            contracts && [
              { name: sections.contracts.collection, address: contracts.collection },
              { name: sections.contracts.token, address: contracts.token },
            ]
          }
        />
        <LinkEntry name={sections.contracts.developers} href={`${siteUrl}${paths.network}`} isHere />
      </Part>
      <Part {...sections.accounts}>
        <Addresses
          explorerUrl={explorerUrl}
          addresses={relayers && relayers.map((address) => ({ name: sections.accounts.relayer, address }))}
        />
      </Part>
      <Part {...sections.social}>
        {footer.social.map(({ place, label }) => (
          <LinkEntry key={place} name={label} href={links[place]} />
        ))}
      </Part>
      <Part {...sections.software}>
        <LinkEntry name={sections.software.repository} href={nodeRepository.url} />
        <LinkEntry
          name={sections.software.releases}
          href={`${siteUrl}${paths.nodes}#all-downloads`}
          text={`${siteUrl}${paths.nodes}`}
          isHere
        />
      </Part>
      <Part {...sections.keys}>
        {words.keys.length === 0 && <p className="text-muted">{sections.keys.none}</p>}
        {words.keys.map(({ name, fingerprint }) => (
          <CopyEntry key={fingerprint} name={name} text={fingerprint} />
        ))}
      </Part>
      <Part {...sections.security}>
        <LinkEntry
          name={sections.security.contact}
          href={`mailto:${brand.contactEmail}`}
          text={brand.contactEmail}
          isHere
        />
        <LinkEntry name={sections.security.document} href={`${siteUrl}/.well-known/security.txt`} isHere />
      </Part>
    </div>
  )
}

/** Returns true also for the placeholder that development has instead of a URL until the settings load. */
function isAt(siteUrl: string, origin: string): boolean {
  return !URL.canParse(siteUrl) || new URL(siteUrl).origin === origin
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-4 border border-line border-s-2 border-s-accent bg-surface p-5 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-text" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

function Part({ title, check, children }: { title: string; check: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-line py-10 first-of-type:mt-6 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="type-label text-title">
          {title}
        </h2>
        <p className="mt-4 text-small text-muted">{check}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  )
}

interface AddressesProps {
  addresses: Array<{ name: string; address: string }> | null | undefined
  explorerUrl: string | undefined
}

function Addresses({ addresses, explorerUrl }: AddressesProps) {
  if (addresses === null) return <p className="text-small text-brass-bright">{words.unreadable}</p>
  if (addresses === undefined) return <Skeleton label={words.loading} className="h-16" />
  return addresses.map(({ name, address }) => (
    <CopyEntry key={address} name={name} text={address} href={explorerLink(explorerUrl, 'address', address)} />
  ))
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="type-caption mb-2 text-faint">{name}</p>
      {children}
    </div>
  )
}

function CopyEntry({ name, text, href }: { name: string; text: string; href?: string | undefined }) {
  return (
    <Entry name={name}>
      <CommandBlock
        command={text}
        copyLabel={`${words.copy}: ${name}`}
        copiedLabel={words.copied}
        selectedLabel={words.copyByHand}
      />
      {href !== undefined && (
        <a
          href={href}
          {...newTab}
          className="mt-2 inline-block text-small text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {words.onExplorer}
          <span className="sr-only">: {name}</span>
          <NewTabHint words={controls.opensInNewTab} />
        </a>
      )}
    </Entry>
  )
}

/** A named link. Unless `isHere` is set, it opens in a new tab. */
function LinkEntry(props: { name: string; href: string; text?: string; isHere?: boolean }) {
  const { name, href, text = href, isHere = false } = props
  return (
    <Entry name={name}>
      <a
        href={href}
        {...(isHere ? {} : newTab)}
        className="wrap-anywhere text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text"
      >
        {text}
        {!isHere && <NewTabHint words={controls.opensInNewTab} />}
      </a>
    </Entry>
  )
}
