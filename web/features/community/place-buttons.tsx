import { controls } from '@network-site/site/controls'
import { links } from '@network-site/site/links'
import type { SocialPlace } from '@network-site/site/schema/frame'
import { LinkButton } from '../../ui/link-button.tsx'
import { PlaceIcon } from './place-icon.tsx'

interface PlaceButtonsProps {
  places: readonly { place: SocialPlace; label: string }[]
}

/** Named buttons, each leading to a place where the community meets. */
export function PlaceButtons({ places }: PlaceButtonsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {places.map(({ place, label }) => (
        <li key={place} className="max-sm:last:odd:col-span-2">
          <LinkButton
            href={links[place]}
            newTabHint={controls.opensInNewTab}
            variant="secondary"
            className="w-full"
            icon={<PlaceIcon place={place} />}
          >
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
