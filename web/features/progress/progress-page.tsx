import { explorerLink } from '@network-site/protocol/explorer'
import { fillPlaceholders, shortAddress } from '@network-site/protocol/text'
import { pages } from '@network-site/site/pages'
import { progressWords } from '@network-site/site/progress-words'
import { controls } from '@network-site/site/site-chrome'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { newTab, NewTabHint } from '../../ui/page-link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useHydrated } from '../../ui/use-browser-value.ts'
import { AddressChooser, parseAddress } from './address-chooser.tsx'
import { ProgressReport } from './progress-report.tsx'
import { linkTo } from './progress-queries.ts'

const words = progressWords.chooser

interface ProgressPageProps {
  /** The connected wallet's address. */
  ownAddress: `0x${string}` | undefined
  /** A wallet may still reconnect. */
  isReconnecting: boolean
  explorerUrl: string | undefined
  walletButton: ReactNode
  renderRankPanel: (shown: { address: `0x${string}` | undefined; isOwn: boolean }) => ReactNode
  /** Connects an account to the wallet. Undefined if no sign-in is offered. */
  renderAccountControl?: ((isConnected: boolean) => ReactNode) | undefined
}

/** Shows the progress of the wallet in the URL, else of the connected one. */
export function ProgressPage(props: ProgressPageProps) {
  const { ownAddress, isReconnecting, explorerUrl, walletButton, renderRankPanel, renderAccountControl } = props
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // The prerendered page has no query.
  const requested = isHydrated ? new URLSearchParams(search).get('address') : null
  const linked = requested === null ? undefined : parseAddress(requested)
  const address = linked ? linked.address : ownAddress
  const isOwn = address !== undefined && address.toLowerCase() === ownAddress?.toLowerCase()

  return (
    <>
      <SectionHeading
        level={1}
        caption={progressWords.kicker}
        title={progressWords.title}
        subtitle={progressWords.intro}
      />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {walletButton}
        {ownAddress && linked && !isOwn && (
          <Button variant="ghost" size="small" onClick={() => void navigate(pages.progress.path)}>
            {words.toOwn}
          </Button>
        )}
      </div>
      <div className="mt-8">
        <AddressChooser
          key={`${requested ?? ''} ${ownAddress ?? ''}`}
          initial={requested ?? ownAddress ?? ''}
          problem={linked?.problem && fillPlaceholders(words.wrongLink, { problem: linked.problem })}
          onChoose={(chosen) => void navigate(linkTo(chosen))}
        />
        <p className="mt-3 flex min-h-[1.55em] flex-wrap gap-x-4 text-small text-muted">
          {address && (
            <span title={address}>
              <Sentence text={words.shown} parts={{ address: shortAddress(address) }} />
            </span>
          )}
          {isOwn && <span>{words.own}</span>}
          {address && <ExplorerLink href={explorerLink(explorerUrl, 'address', address)} />}
        </p>
      </div>
      <ProgressReport
        address={address}
        isSettling={!linked && isReconnecting}
        rankPanel={renderRankPanel({ address, isOwn })}
        renderAccountControl={isOwn ? renderAccountControl : undefined}
      />
    </>
  )
}

function ExplorerLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <>
      {' '}
      <a href={href} {...newTab} className="underline decoration-line-strong underline-offset-4 hover:text-ink">
        {words.onExplorer}
        <NewTabHint words={controls.opensInNewTab} />
      </a>
    </>
  )
}
