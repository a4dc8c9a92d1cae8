import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { controls } from '@network-site/site/site-chrome'
import { Check, ExternalLink, Eye } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { mediaUrl } from '../../ui/media-url.ts'
import { newTab, PageLink } from '../../ui/page-link.tsx'
import { SizedPicture } from '../../ui/picture.tsx'
import { AnswerButton, type Unanswered } from '../../ui/unanswered.tsx'
import type { CardState } from './card-state.ts'

const { phases } = campaign.mint

interface MintCardProps {
  index: number
  state: CardState
  connectedAddress: `0x${string}` | undefined
  /** Absent while nothing can be minted. */
  onMint?: ((index: number) => void) | undefined
  /** The card's signature, if the wallet has not answered. */
  unanswered?: Unanswered | undefined
  /** Links to a block explorer. */
  transactionUrl?: string | undefined
}

/** Shows one picture of the collection with today's state and action. */
export const MintCard = memo(function MintCard(props: MintCardProps) {
  const { index, state, connectedAddress, onMint, unanswered, transactionUrl } = props
  const isMinted = connectedAddress !== undefined && state.kind === 'minted'
  return (
    <article
      data-state={state.kind}
      className={joinClasses(
        'group/card flex h-full flex-col border bg-surface transition-[border-color,box-shadow]',
        isMinted
          ? 'border-line'
          : state.kind === 'idle'
            ? 'border-line hover:border-line-strong'
            : 'border-accent shadow-glow',
      )}
    >
      <div className="relative aspect-square overflow-hidden bg-sunken">
        <SizedPicture
          base={mediaUrl(`/mint-nft-pfps/${index}`)}
          alt={fillPlaceholders(campaign.pictureAlt, { number: index })}
          widths={[320, 640]}
          sizes="(min-width: 80rem) 13rem, (min-width: 40rem) 30vw, 45vw"
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="type-caption absolute top-2 start-2 bg-background/80 px-1.5 py-0.5 text-micro text-muted tabular-nums"
        >
          {String(index).padStart(2, '0')}
        </span>
        {isMinted && (
          <span
            aria-hidden="true"
            className="absolute top-2 end-2 inline-flex size-6 items-center justify-center bg-background/80 text-positive"
          >
            <Check className="size-4" />
          </span>
        )}
        {/* Overlays the picture, so that the card's height stays the same. */}
        <div className="absolute inset-x-0 bottom-0 flex flex-col items-center bg-background/85 px-2 py-1 empty:hidden">
          {unanswered ? <Words>{controls.unanswered.waiting}</Words> : <MintPhase state={state} />}
          {transactionUrl !== undefined && (isMinted || state.kind === 'minting') && (
            <a
              href={transactionUrl}
              {...newTab}
              className="inline-flex min-h-6 items-center gap-1.5 text-caption text-muted underline underline-offset-4 hover:text-ink"
            >
              <span>
                {campaign.mint.transaction}
                <span className="sr-only"> {index}</span>
              </span>
              <ExternalLink aria-hidden="true" className="size-3 rtl:-scale-x-100" />
            </a>
          )}
        </div>
      </div>
      <div className="flex gap-2 p-2 sm:p-3">
        {isMinted ? (
          <LinkButton
            variant="secondary"
            size="small"
            icon={<Eye />}
            className="min-w-0 flex-1"
            render={<PageLink to={pages.viewMint.path} />}
            aria-label={`${campaign.mint.viewMint} ${index}`}
          >
            {campaign.mint.viewMint}
          </LinkButton>
        ) : (
          <AnswerButton
            unanswered={unanswered}
            words={controls.unanswered}
            nameSuffix={` ${index}`}
            isCompact
            size="small"
            className={joinClasses('min-w-0 flex-1', unanswered && 'px-1!')}
            disabled={onMint === undefined}
            isLoading={state.kind === 'signing' || state.kind === 'minting'}
            aria-label={`${labels[state.kind]} ${index}`}
            onClick={() => onMint?.(index)}
          >
            {labels[state.kind]}
          </AnswerButton>
        )}
      </div>
    </article>
  )
})

const labels = {
  idle: campaign.mint.mint,
  signing: campaign.mint.signing,
  minting: campaign.mint.minting,
  minted: campaign.mint.viewMint,
}

const slowAfterMilliseconds = 8000

/** Describes the progress of a mint, if one is in progress. */
function MintPhase({ state }: { state: CardState }) {
  if (state.kind === 'signing') return <Words>{phases.signing}</Words>
  if (state.kind !== 'minting' || state.step === 'requested') return null
  return state.step === 'waiting' ? <Words>{phases.waiting}</Words> : <Sent />
}

function Sent() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return <Words>{isSlow ? phases.delayed : phases.sent}</Words>
}

function Words({ children }: { children: string }) {
  return <p className="text-center text-caption text-ink">{children}</p>
}
