import { odyssey } from '@home/site/odyssey'
import { vanguards } from '@home/site/vanguards'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { mediaUrl } from '../../ui/media-url.ts'
import { SizedPicture } from '../../ui/sized-picture.tsx'

const words = odyssey.viewer

interface ItemViewerProps {
  /** The picture looked at; none where it is closed. */
  index: number | null
  quantity: number | undefined
  onShow: (index: number | null) => void
}

/** One picture, large, with its number, its traits and how many are held; arrows lead to its neighbours. */
export function ItemViewer({ index, quantity, onShow }: ItemViewerProps) {
  const item = vanguards[(index ?? 1) - 1]
  if (!item) return null

  function step(by: number) {
    if (index !== null) onShow(((index - 1 + by + vanguards.length) % vanguards.length) + 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }

  return (
    <Modal isOpen={index !== null} onClose={() => onShow(null)} title={item.name} closeLabel={words.item.close}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows below do the same */}
      <div onKeyDown={onKeyDown}>
        <div className="aspect-square bg-sunken">
          <SizedPicture
            base={mediaUrl(`/mint-nft-pfps/${item.id}`)}
            alt={`${odyssey.pictureAlt} ${item.id}`}
            widths={[320, 640]}
            sizes="min(32rem, 90vw)"
            loading="eager"
            className="size-full object-cover"
          />
        </div>
        <div className="mt-4 flex items-center justify-between gap-4">
          <IconButton label={words.item.previous} icon={<ChevronLeft />} onClick={() => step(-1)} />
          <p className="text-center text-small text-muted tabular-nums">
            {words.item.number} {item.id} / {vanguards.length}
            <span className="mx-3 text-line-strong">|</span>
            <span className="text-ink">
              {quantity === undefined
                ? words.loading
                : quantity < 1
                  ? words.item.notOwned
                  : `${quantity} ${words.owned}`}
            </span>
          </p>
          <IconButton label={words.item.next} icon={<ChevronRight />} onClick={() => step(1)} />
        </div>
        <dl className="mt-5 grid grid-cols-2 border-t border-l border-line">
          {item.traits.map((trait) => (
            <div key={trait.trait_type} className="border-r border-b border-line px-4 py-3">
              <dt className="type-caption text-[0.6875rem] text-faint">{trait.trait_type}</dt>
              <dd className="mt-1 text-small text-ink">{trait.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  )
}
