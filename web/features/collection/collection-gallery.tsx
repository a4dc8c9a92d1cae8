import { campaign } from '@network-site/site/campaign'
import { collectionItems } from '@network-site/site/collection-items'
import { useState } from 'react'
import { CollectionCard } from './collection-card.tsx'
import { ItemViewer } from './item-viewer.tsx'

/** The 42 pictures with what the wallet holds of each; a click opens the viewer. */
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
