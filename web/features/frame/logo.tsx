import { brand } from '@network-site/site/brand'
import { joinClasses } from '../../ui/join-classes.ts'

/** Name and mark, in the colour of the text around them. */
export function Logo({ className }: { className: string }) {
  const { src, width, height } = brand.logo
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page's own colours
      role="img"
      aria-label={brand.name}
      viewBox={`0 0 ${width} ${height}`}
      className={joinClasses('w-auto', className)}
    >
      <use href={`${src}#lockup`} />
    </svg>
  )
}
