import type { NetworkStatus } from '@network-site/protocol/network-status'
import type { StatusPart } from '@network-site/protocol/status-parts'
import { fillPlaceholders } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { statusWords } from '@network-site/site/status-page'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { formatAge } from './status-summary.ts'

const { facts, parts, states } = statusWords

/** The status of each part, or placeholders until it is known. */
export function StatusCards(props: { status: NetworkStatus | undefined; ageMilliseconds: number }) {
  const { status, ageMilliseconds } = props
  const since = (time: string) => formatAge(Date.parse(status?.checkedAt ?? time) - Date.parse(time) + ageMilliseconds)
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatusCard part="chain" isWell={status?.chain.isWell} isDegraded={status?.chain.isDegraded}>
        {status && (
          <>
            <Reading label={facts.block}>{status.chain.block?.toLocaleString(language.locale) ?? '–'}</Reading>
            {status.chain.blockAt && (
              <Line>{fillPlaceholders(facts.blockAge, { age: since(status.chain.blockAt) })}</Line>
            )}
          </>
        )}
      </StatusCard>
      <StatusCard part="minting" isWell={status?.minting.isWell}>
        {status && <MintingFacts minting={status.minting} />}
      </StatusCard>
      <StatusCard part="mail" isWell={status?.mail ? status.mail.isWell : undefined} isOff={status?.mail === null}>
        {status && (
          <Line>
            {!status.mail
              ? facts.mailOff
              : status.mail.waiting
                ? fillPlaceholders(facts.mailWaiting, { count: status.mail.waiting })
                : facts.noMailWaiting}
          </Line>
        )}
      </StatusCard>
      <StatusCard part="database" isWell={status?.database.isWell}>
        {status && (
          <>
            <Line>{facts.database}</Line>
            <Line>
              {facts.version} {status.version}
            </Line>
            <Line>{fillPlaceholders(facts.started, { age: since(status.startedAt) })}</Line>
          </>
        )}
      </StatusCard>
    </ul>
  )
}

function MintingFacts({ minting }: { minting: NetworkStatus['minting'] }) {
  const { isOpen, delaySeconds, relayers } = minting
  const working = relayers.filter(({ state }) => state === 'ready' || state === 'low').length
  return (
    <>
      {isOpen !== null && <Line>{isOpen ? facts.open : facts.closed}</Line>}
      {delaySeconds !== null && (
        <Line>
          {delaySeconds < 5 ? facts.noDelay : fillPlaceholders(facts.delay, { age: formatAge(delaySeconds * 1000) })}
        </Line>
      )}
      <Line>{fillPlaceholders(facts.relayers, { working, total: relayers.length })}</Line>
    </>
  )
}

interface StatusCardProps {
  part: StatusPart
  isWell: boolean | undefined
  isDegraded?: boolean | undefined
  isOff?: boolean
  children: ReactNode
}

function StatusCard({ part, isWell, isDegraded = false, isOff = false, children }: StatusCardProps) {
  const isFailing = isWell === false
  const working = isDegraded ? states.degraded : states.well
  const state = isOff ? states.off : isWell === undefined ? states.unknown : isWell ? working : states.failing
  return (
    <Card render={<li />} variant={isFailing ? 'lit' : 'framed'} className="flex min-h-52 flex-col sm:min-h-64">
      <h2 className="type-caption flex items-center justify-between gap-3 text-faint">
        {parts[part].name}
        <span
          aria-hidden="true"
          className={joinClasses(
            'size-2 rounded-round',
            isFailing ? 'bg-accent shadow-glow' : isWell ? 'bg-brass-bright' : 'border border-line-strong',
          )}
        />
      </h2>
      <p className={joinClasses('type-label mt-3 text-title', isFailing && 'text-accent-text')}>{state}</p>
      <div className="flex flex-col gap-1.5 pt-6 text-small text-muted">
        {children ?? (
          <>
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </>
        )}
      </div>
    </Card>
  )
}

function Reading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex flex-col">
      <span className="font-display text-numeral text-ink tabular-nums">{children}</span>
      <span className="mt-2">{label}</span>
    </p>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="tabular-nums">{children}</p>
}
