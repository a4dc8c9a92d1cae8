import { brand } from '@home/site/brand'
import { joinClasses } from '../../ui/join-classes.ts'
import { mediaUrl } from '../../ui/media-url.ts'

/** Name and mark. The file is drawn in dark ink, so it is turned light here. */
export function Logo({ className }: { className?: string | undefined }) {
  const { src, width, height } = brand.logo
  return (
    <img
      src={mediaUrl(src)}
      alt={brand.name}
      width={width}
      height={height}
      className={joinClasses('w-auto invert', className)}
    />
  )
}
