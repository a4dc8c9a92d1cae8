import { odyssey } from '@home/site/odyssey'
import type { ComponentType } from 'react'
import { MintCard } from './mint-card.tsx'

const indexes = Array.from({ length: 42 }, (_, i) => i + 1)

interface MintGalleryProps {
  picture: ComponentType<{ index: number }>
}

/** The 42 pictures, each with its own MINT. */
export function MintGallery({ picture: Picture }: MintGalleryProps) {
  return (
    <ul aria-label={odyssey.mint.gridLabel} className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-6">
      {indexes.map((index) => (
        <li key={index}>
          <MintCard index={index} picture={<Picture index={index} />} />
        </li>
      ))}
    </ul>
  )
}
