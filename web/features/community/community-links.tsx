import { controls, type SocialPlace } from '@network-site/site/site-chrome'
import { links } from '@network-site/site/brand'
import { IconButton, LinkButton } from '../../ui/button.tsx'

interface CommunityLinksProps {
  places: readonly { place: SocialPlace; label: string }[]
}

/** Links to the community platforms as labeled buttons. */
export function CommunityButtons({ places }: CommunityLinksProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {places.map(({ place, label }) => (
        <li key={place} className="max-sm:last:odd:col-span-2">
          <LinkButton
            href={links[place]}
            newTabHint={controls.opensInNewTab}
            variant="secondary"
            className="w-full"
            icon={<CommunityIcon place={place} />}
          >
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** Links to the community platforms as a row of icons. */
export function CommunityIcons({ places }: CommunityLinksProps) {
  return (
    <ul className="flex items-center gap-1">
      {places.map(({ place, label }) => (
        <li key={place}>
          <IconButton
            href={links[place]}
            newTabHint={controls.opensInNewTab}
            label={label}
            icon={<CommunityIcon place={place} />}
            variant="bare"
          />
        </li>
      ))}
    </ul>
  )
}

/** The decorative icon of a community platform, from the operator's sprite sheet. */
export function CommunityIcon({ place }: { place: SocialPlace }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`#place-${place}`} />
    </svg>
  )
}
