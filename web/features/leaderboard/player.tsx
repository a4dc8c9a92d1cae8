import type { LeaderboardRank } from '@network-site/protocol/leaderboard'
import { fillPlaceholders, shortAddress } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard-words'
import { rankPanelWords } from '@network-site/site/rank-panel'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton, LinkButton } from '../../ui/button.tsx'
import { writeClipboard } from '../../ui/clipboard.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { formatCount, resultFields } from './leaderboard-format.ts'
import { progressPath } from './leaderboard-path.tsx'
import { RankBadge } from './rank-badge.tsx'

const words = leaderboardWords.table
const ownWords = leaderboardWords.own

interface PlayerProps {
  address: string
  /** Null if the player has not signed one. */
  name: string | null
  /** Whether to mark it as the visitor's own. */
  isOwn: boolean
}

/** Shows a player by name or address, with a link to their progress and a button to copy the address. */
export function Player({ address, name, isOwn }: PlayerProps) {
  const [phase, setPhase] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (phase !== 'copied') return undefined
    const timer = setTimeout(() => setPhase('idle'), 2500)
    return () => clearTimeout(timer)
  }, [phase])

  const isCopied = phase === 'copied'
  const label = isCopied ? words.copied : fillPlaceholders(words.copy, { player: name ?? shortAddress(address) })
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex min-w-0 items-center gap-x-2">
        <PageLink
          to={progressPath(address)}
          title={address}
          className="group flex min-h-10 min-w-0 flex-wrap items-baseline content-center gap-x-3"
        >
          {name !== null && (
            // A name may be in a right-to-left script.
            <bdi className="min-w-0 text-ink underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere group-hover:decoration-accent-text">
              {name}
            </bdi>
          )}
          <bdi
            className={
              name === null
                ? 'font-mono text-small text-muted transition-colors group-hover:text-ink'
                : 'font-mono text-caption text-faint'
            }
          >
            {shortAddress(address)}
          </bdi>
        </PageLink>
        <IconButton
          label={label}
          title={label}
          icon={isCopied ? <Check /> : <Copy />}
          variant="bare"
          size="small"
          className="text-faint [&_svg]:size-3.5!"
          onClick={() =>
            void writeClipboard(address).then(
              () => setPhase('copied'),
              () => setPhase('refused'),
            )
          }
        />
      </div>
      {isOwn && (
        <span className="type-caption border border-accent px-2 py-0.5 text-micro text-accent-text">
          {ownWords.inRow}
        </span>
      )}
      {/* If the browser refuses to copy, show the address for selection. */}
      {phase === 'refused' && (
        <bdi className="basis-full font-mono text-micro wrap-anywhere text-muted select-all rtl:text-right">
          {address}
        </bdi>
      )}
    </div>
  )
}

interface OwnRowProps {
  standing: LeaderboardRank
  /** The row is the connected wallet's. */
  isOwn: boolean
}

/** Shows a wallet's badge, place, and result in one row. */
export function OwnRow({ standing, isOwn }: OwnRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:flex-nowrap">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4 sm:gap-5">
        {standing.rank && (
          <RankBadge rank={standing.rank.id} season={standing.season.id} className="size-14 shrink-0 sm:size-18" />
        )}
        {standing.place !== null && <Place place={standing.place} sharedBy={standing.sharedBy} />}
        <div className="min-w-0">
          <Player address={standing.address} name={standing.name} isOwn={isOwn} />
          <p className="text-small text-muted">
            {standing.place === null ? ownWords.unranked : (standing.rank?.name ?? rankPanelWords.noRank)}
          </p>
        </div>
      </div>
      {standing.place !== null && <ResultFacts result={standing.result} className="basis-full sm:basis-96" />}
      <LinkButton
        variant="ghost"
        size="small"
        render={<PageLink to={progressPath(standing.address)} />}
        className="max-lg:hidden"
      >
        {leaderboardWords.toProgress}
      </LinkButton>
    </div>
  )
}

/** Shows a place and how many wallets share it. */
export function Place({ place, sharedBy }: { place: number; sharedBy: number }) {
  return (
    <span className="flex flex-col">
      <span className={joinClasses('font-display text-title tabular-nums', placeColor(place))}>
        {formatCount(place)}
      </span>
      {sharedBy > 1 && (
        <span className="text-micro whitespace-nowrap text-faint tabular-nums">
          {fillPlaceholders(words.shared, { count: formatCount(sharedBy) })}
        </span>
      )}
    </span>
  )
}

/** Returns the text color of a place; the first three stand out. */
export function placeColor(place: number): string {
  return place <= 3 ? 'text-brass-bright' : 'text-ink'
}

interface ResultFactsProps {
  result: Record<(typeof resultFields)[number], number>
  className?: string
}

/** Shows a wallet's season result in four numbers. */
export function ResultFacts({ result, className }: ResultFactsProps) {
  return (
    <dl className={joinClasses('grid grid-cols-4 gap-x-3 gap-y-2 tabular-nums', className)}>
      {resultFields.map((field) => (
        <div key={field} className="flex flex-col-reverse justify-end">
          <dt className="text-micro text-faint">{words[field]}</dt>
          <dd className="text-small text-ink">{formatCount(result[field])}</dd>
        </div>
      ))}
    </dl>
  )
}
