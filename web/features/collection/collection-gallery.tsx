import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { collectionItems } from '@network-site/site/collection-items'
import { useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { mediaUrl } from '../../ui/media-url.ts'
import { SizedPicture } from '../../ui/picture.tsx'
import { ItemViewer } from './item-viewer.tsx'

/** Shows the 42 pictures with the wallet's balance of each. A click opens the viewer. */
export function CollectionGallery({ quantities }: { quantities: readonly number[] | undefined }) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul
        aria-label={campaign.viewer.gridLabel}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6"
      >
        {collectionItems.map(({ id, name }) => (
          <li key={id}>
            <CollectionCard index={id} name={name} quantity={quantities?.[id - 1]} onOpen={setShown} />
          </li>
        ))}
      </ul>
      <ItemViewer index={shown} quantity={shown === null ? undefined : quantities?.[shown - 1]} onShow={setShown} />
    </>
  )
}

interface CollectionCardProps {
  index: number
  name: string
  /** Undefined while loading. */
  quantity: number | undefined
  onOpen: (index: number) => void
}

/** Shows one picture and the wallet's balance of it, grayed out if none. */
function CollectionCard({ index, name, quantity, onOpen }: CollectionCardProps) {
  const isMissing = quantity !== undefined && quantity < 1
  return (
    <button
      type="button"
      data-null={isMissing ? '' : undefined}
      onClick={() => onOpen(index)}
      className="group/item flex w-full flex-col border border-line bg-surface text-start transition-colors hover:border-line-strong"
    >
      <span className="relative block aspect-square w-full overflow-hidden bg-sunken">
        <SizedPicture
          base={mediaUrl(`/mint-nft-pfps/${index}`)}
          alt={fillPlaceholders(campaign.pictureAlt, { number: index })}
          widths={[320, 640]}
          sizes="(min-width: 80rem) 13rem, (min-width: 40rem) 30vw, 45vw"
          className={joinClasses(
            'size-full object-cover transition-[filter,opacity] duration-(--duration-reveal)',
            isMissing && 'opacity-35 grayscale group-hover/item:opacity-60',
          )}
        />
      </span>
      <span className="flex items-baseline justify-between gap-2 p-3 text-small">
        <span aria-hidden="true" className="type-caption text-micro text-faint tabular-nums">
          {String(index).padStart(2, '0')}
        </span>
        <span className={isMissing || quantity === undefined ? 'text-faint' : 'text-ink tabular-nums'}>
          {quantity === undefined ? campaign.viewer.loading : fillPlaceholders(campaign.viewer.owned, { quantity })}
          <span className="sr-only">
            {'. '}
            {fillPlaceholders(campaign.viewer.item.open, {
              name,
              number: fillPlaceholders(campaign.viewer.item.number, { number: index }),
            })}
          </span>
        </span>
      </span>
    </button>
  )
}
