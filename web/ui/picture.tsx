import { mediaUrl, narrowerFiles, type PictureFile } from './media-url.ts'

interface PictureProps {
  file: PictureFile
  alt: string
  /** The value of the `sizes` attribute. */
  sizes: string
  /** Fetches the picture with high priority. Other pictures load lazily. */
  isFirst?: boolean
  className?: string
}

/** A picture in several widths, of which the browser picks the smallest that is sharp enough. */
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
  /** The URL without width and extension: `/folder/name` for `/folder/name-320.avif`. */
  base: string
  alt: string
  /** The widths of the files, smallest first. */
  widths: readonly number[]
  /** The value of the `sizes` attribute. */
  sizes: string
  loading?: 'lazy' | 'eager' | undefined
  className?: string | undefined
}

/** A square picture in several widths. */
export function SizedPicture({ base, alt, widths, sizes, loading = 'lazy', className }: SizedPictureProps) {
  const [smallest] = widths
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      {/* For browsers without AVIF. The large .png is for saving. */}
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
