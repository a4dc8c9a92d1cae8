import { odyssey } from '@home/site/odyssey'
import { MintCard } from './mint-card.tsx'

const indexes = Array.from({ length: 42 }, (_, i) => i + 1)

/** The 42 pictures, each with its own MINT. */
export function MintGallery() {
  return (
    <ul
      aria-label={odyssey.mint.gridLabel}
      className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6"
    >
      {indexes.map((index) => (
        <li key={index}>
          <MintCard index={index} />
        </li>
      ))}
    </ul>
  )
}
