export interface SizedPictureProps {
  /** Address without size and ending: `/folder/name` stands for `/folder/name-320.avif` and its siblings. */
  base: string
  alt: string
  /** The widths it was drawn in, smallest first; the last ending is a full-sized `.png` for everybody else. */
  widths: readonly number[]
  /** How wide it will be, in the words of the `sizes` attribute. */
  sizes: string
  loading?: 'lazy' | 'eager' | undefined
  className?: string | undefined
}

/** A square picture in the smallest file that is sharp enough. */
export function SizedPicture({ base, alt, widths, sizes, loading = 'lazy', className }: SizedPictureProps) {
  const [smallest] = widths
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      {/* For browsers without AVIF; the .png is large, and for saving. */}
      <source type="image/webp" srcSet={`${base}-${smallest}.webp`} />
      <img
        src={`${base}.png`}
        alt={alt}
        width={smallest}
        height={smallest}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
