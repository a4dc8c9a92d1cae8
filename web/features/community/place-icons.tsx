import { links } from '@home/site/links'
import type { SocialPlace } from '@home/site/schema/frame'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlaceIcon } from './place-icon.tsx'

interface PlaceIconsProps {
  places: readonly { place: SocialPlace; label: string }[]
  /** Said after each name, since every one opens in a new tab. */
  newTabHint: string
}

/** A row of icons, each leading to a place where the community meets. */
export function PlaceIcons({ places, newTabHint }: PlaceIconsProps) {
  return (
    <ul className="flex items-center gap-1">
      {places.map(({ place, label }) => (
        <li key={place}>
          <IconButton
            href={links[place]}
            isExternal
            label={`${label} (${newTabHint})`}
            icon={<PlaceIcon place={place} />}
            variant="bare"
          />
        </li>
      ))}
    </ul>
  )
}
