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

export interface OfficialAddresses {
  collection: string
  token: string
}

interface OfficialLinksProps {
  /** Where this site is. */
  origin: string
  /** Undefined while they are being read, null where they could not be. */
  contracts: OfficialAddresses | null | undefined
  relayers: readonly string[] | null | undefined
}

/** Everything that is the network's own, and how to check each. */
export function OfficialLinks({ origin, contracts, relayers }: OfficialLinksProps) {
  const { testnet, nodeRepository } = network
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-start gap-4 border border-line border-l-2 border-l-accent bg-surface p-5 text-ink">
        <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-text" />
        {words.warning}
      </p>
      <Part {...sections.domains}>
        <Entry name={sections.domains.here}>
          <OutsideLink href={origin} text={origin} isHere />
        </Entry>
        {words.domains.map(({ name, url }) => (
          <Entry key={url} name={name}>
            <OutsideLink href={url} text={url} />
          </Entry>
        ))}
      </Part>
      <Part {...sections.contracts}>
        <p className="text-small text-muted">
          {fillPlaceholders(words.chain, { name: testnet.name, id: String(testnet.id) })}
        </p>
        <Addresses
          addresses={
            contracts && [
              { name: sections.contracts.collection, address: contracts.collection },
              { name: sections.contracts.token, address: contracts.token },
            ]
          }
        />
      </Part>
      <Part {...sections.accounts}>
        <Addresses addresses={relayers && relayers.map((address) => ({ name: sections.accounts.relayer, address }))} />
      </Part>
      <Part {...sections.social}>
        {footer.social.map(({ place, label }) => (
          <Entry key={place} name={label}>
            <OutsideLink href={links[place]} text={links[place]} />
          </Entry>
        ))}
      </Part>
      <Part {...sections.software}>
        <Entry name={sections.software.repository}>
          <OutsideLink href={nodeRepository.url} text={nodeRepository.url} />
        </Entry>
        <Entry name={sections.software.releases}>
          <OutsideLink href={`${paths.nodes}#all-downloads`} text={`${origin}${paths.nodes}`} isHere />
        </Entry>
      </Part>
      <Part {...sections.keys}>
        {words.keys.length === 0 && <p className="text-muted">{sections.keys.none}</p>}
        {words.keys.map(({ name, fingerprint }) => (
          <Entry key={fingerprint} name={name}>
            <Copyable text={fingerprint} name={name} />
          </Entry>
        ))}
      </Part>
      <Part {...sections.security}>
        <Entry name={sections.security.contact}>
          <OutsideLink href={`mailto:${brand.contactEmail}`} text={brand.contactEmail} isHere />
        </Entry>
        <Entry name={sections.security.document}>
          <OutsideLink href="/.well-known/security.txt" text={`${origin}/.well-known/security.txt`} isHere />
        </Entry>
      </Part>
    </div>
  )
}

function Part({ title, check, children }: { title: string; check: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-line py-10 lg:grid-cols-[20rem_minmax(0,1fr)]"
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

function Addresses({ addresses }: { addresses: Array<{ name: string; address: string }> | null | undefined }) {
  if (addresses === null) return <p className="text-small text-brass-bright">{words.unreadable}</p>
  if (addresses === undefined) return <Skeleton label={words.loading} className="h-16" />
  return addresses.map(({ name, address }) => (
    <Entry key={address} name={name}>
      <Copyable text={address} name={name} />
    </Entry>
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

function Copyable({ text, name }: { text: string; name: string }) {
  return (
    <CommandBlock
      command={text}
      copyLabel={`${words.copy}: ${name}`}
      copiedLabel={words.copied}
      selectedLabel={words.copyByHand}
    />
  )
}

function OutsideLink({ href, text, isHere = false }: { href: string; text: string; isHere?: boolean }) {
  return (
    <a
      href={href}
      {...(isHere ? {} : newTab)}
      className="wrap-anywhere text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text"
    >
      {text}
      {!isHere && <NewTabHint words={controls.opensInNewTab} />}
    </a>
  )
}
