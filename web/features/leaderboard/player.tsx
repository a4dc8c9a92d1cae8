import { fillPlaceholders, shortAddress } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { writeClipboard } from '../../ui/write-clipboard.ts'
import { progressLink } from './board-link.ts'

const words = leaderboardWords.table
const shownMs = 2500

interface PlayerProps {
  address: string
  /** Null where the player has not signed that one is shown. */
  name: string | null
  /** A word beside it, such as that it is the visitor's own. */
  mark?: string | undefined
}

/** A player by name or address, with the way to their progress and to the whole address. */
export function Player({ address, name, mark }: PlayerProps) {
  const [phase, setPhase] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (phase !== 'copied') return undefined
    const timer = setTimeout(() => setPhase('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [phase])

  const isCopied = phase === 'copied'
  const label = isCopied ? words.copied : fillPlaceholders(words.copy, { player: name ?? shortAddress(address) })
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <div className="flex min-w-0 items-center gap-x-2">
        <PageLink
          to={progressLink(address)}
          title={address}
          className="group flex min-h-10 min-w-0 flex-wrap items-baseline content-center gap-x-3"
        >
          {name !== null && (
            // A name may be of a script that is written from the right.
            <bdi className="min-w-0 text-ink underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere group-hover:decoration-accent-text">
              {name}
            </bdi>
          )}
          <span
            className={
              name === null
                ? 'font-mono text-small text-muted transition-colors group-hover:text-ink'
                : 'font-mono text-caption text-faint'
            }
          >
            {shortAddress(address)}
          </span>
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
      {mark !== undefined && (
        <span className="type-caption border border-accent px-2 py-0.5 text-micro text-accent-text">{mark}</span>
      )}
      {/* The browser does not copy, so it can be selected. */}
      {phase === 'refused' && (
        <span className="basis-full font-mono text-micro wrap-anywhere text-muted select-all">{address}</span>
      )}
    </div>
  )
}
