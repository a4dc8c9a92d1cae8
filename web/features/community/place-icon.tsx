import { brand } from '@network-site/site/brand'
import type { SocialPlace } from '@network-site/site/schema/frame'

/** The mark of a place outside this site, from the operator's own sheet of icons. */
export function PlaceIcon({ place }: { place: SocialPlace }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${brand.placeIcons}#${place}`} />
    </svg>
  )
}
