import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { collectionItems } from '@network-site/site/collection-items'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { mediaUrl } from '../../ui/media-url.ts'
import { SizedPicture } from '../../ui/picture.tsx'
import { arrowStep } from '../../ui/reading-direction.ts'

const words = campaign.viewer

interface ItemViewerProps {
  /** Null while the viewer is closed. */
  index: number | null
  quantity: number | undefined
  onShow: (index: number | null) => void
}

/** Shows one large picture with its number, traits, and balance. Arrows lead to the previous and the next. */
export function ItemViewer({ index, quantity, onShow }: ItemViewerProps) {
  const item = collectionItems[(index ?? 1) - 1]

  // The arrow keys work wherever the focus is.
  useEffect(() => {
    if (index === null) return undefined
    function onKeyDown({ key }: KeyboardEvent) {
      const step = arrowStep(key)
      if (step !== undefined) onShow(neighbor(index, step))
    }
    // Use the capture phase, because the dialog stops arrow keys from bubbling.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [index, onShow])

  if (!item) return null
  const isMissing = quantity !== undefined && quantity < 1

  return (
    <LazyModal
      isOpen={index !== null}
      onClose={() => onShow(null)}
      title={item.name}
      closeLabel={words.item.close}
      width="wide"
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-8">
        <div className="corner-ticks aspect-square max-h-[70dvh] w-full justify-self-center border border-line bg-sunken md:max-h-[calc(100dvh-14rem)]">
          <SizedPicture
            base={mediaUrl(`/mint-nft-pfps/${item.id}`)}
            alt={fillPlaceholders(campaign.pictureAlt, { number: item.id })}
            widths={[320, 640]}
            sizes="min(34rem, 90vw)"
            loading="eager"
            className={joinClasses('size-full object-cover', isMissing && 'opacity-45 grayscale')}
          />
        </div>
        <div className="flex flex-col">
          <div className="flex items-center justify-between gap-4">
            <p dir="ltr" className="font-display text-heading-3 tabular-nums">
              <span className="sr-only">{fillPlaceholders(words.item.number, { number: item.id })}</span>
              <span aria-hidden="true">{item.id}</span>{' '}
              <span className="text-label text-faint">/ {collectionItems.length}</span>
            </p>
            <div className="flex gap-2">
              <IconButton
                label={words.item.previous}
                icon={<ChevronLeft className="rtl:-scale-x-100" />}
                size="small"
                onClick={() => onShow(neighbor(index, -1))}
              />
              <IconButton
                label={words.item.next}
                icon={<ChevronRight className="rtl:-scale-x-100" />}
                size="small"
                onClick={() => onShow(neighbor(index, 1))}
              />
            </div>
          </div>
          <p className={joinClasses('mt-1 text-small', isMissing ? 'text-faint' : 'text-brass-bright')}>
            {quantity === undefined
              ? words.loading
              : isMissing
                ? words.item.notOwned
                : fillPlaceholders(words.owned, { quantity })}
          </p>
          <dl className="mt-5 grid grid-cols-2 border-t border-line md:grid-cols-1">
            {item.traits.map((trait) => (
              <div
                key={trait.trait_type}
                className="border-b border-line py-2.5 md:flex md:items-baseline md:justify-between md:gap-4"
              >
                <dt className="type-caption text-micro text-faint">{trait.trait_type}</dt>
                <dd className="mt-1 text-small text-ink md:mt-0">{trait.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </LazyModal>
  )
}

/** Returns the previous or next picture, wrapping around at both ends. */
function neighbor(index: number | null, by: number): number | null {
  return index === null ? null : ((index - 1 + by + collectionItems.length) % collectionItems.length) + 1
}
