import { controls } from '@network-site/site/controls'
import { links } from '@network-site/site/links'
import type { SocialPlace } from '@network-site/site/schema/frame'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlaceIcon } from './place-icon.tsx'

interface PlaceIconsProps {
  places: readonly { place: SocialPlace; label: string }[]
}

/** A row of icons, each leading to a place where the community meets. */
export function PlaceIcons({ places }: PlaceIconsProps) {
  return (
    <ul className="flex items-center gap-1">
      {places.map(({ place, label }) => (
        <li key={place}>
          <IconButton
            href={links[place]}
            newTabHint={controls.opensInNewTab}
            label={label}
            icon={<PlaceIcon place={place} />}
            variant="bare"
          />
        </li>
      ))}
    </ul>
  )
}
