import { brand } from '@network-site/site/brand'
import { joinClasses } from '../../ui/join-classes.ts'

/** The logo with the network's name, in the colour of the surrounding text. */
export function Logo({ className }: { className: string }) {
  const { width, height } = brand.logo
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page's own colours
      role="img"
      aria-label={brand.name}
      viewBox={`0 0 ${width} ${height}`}
      className={joinClasses('w-auto', className)}
    >
      <use href="#logo-lockup" />
    </svg>
  )
}
