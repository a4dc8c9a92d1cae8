import { mediaUrl, narrowerFiles, type PictureFile } from './media-url.ts'

interface PictureProps {
  file: PictureFile
  alt: string
  /** The value of the `sizes` attribute. */
  sizes: string
  /** Seen first: fetched before everything else. Other pictures are fetched when they come near. */
  isFirst?: boolean
  className?: string
}

/** A picture in all of its widths. The browser picks the smallest file that is sharp enough. */
export function Picture({ file, alt, sizes, isFirst = false, className }: PictureProps) {
  return (
    <img
      src={mediaUrl(file.src)}
      srcSet={[...narrowerFiles(file), file].map(({ src, width }) => `${mediaUrl(src)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={file.width}
      height={file.height}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={className}
    />
  )
}

interface SizedPictureProps {
  /** The URL without width and extension: `/folder/name` stands for `/folder/name-320.avif` and the others. */
  base: string
  alt: string
  /** The widths of its files, smallest first. */
  widths: readonly number[]
  /** The value of the `sizes` attribute. */
  sizes: string
  loading?: 'lazy' | 'eager' | undefined
  className?: string | undefined
}

/** A square picture. The browser picks the smallest file that is sharp enough. */
export function SizedPicture({ base, alt, widths, sizes, loading = 'lazy', className }: SizedPictureProps) {
  const [smallest] = widths
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      {/* For browsers without AVIF. The .png is large; it is for saving. */}
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
