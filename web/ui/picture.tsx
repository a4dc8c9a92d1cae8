import { mediaUrl } from './media-url.ts'
import { narrowerFiles, type PictureFile } from './picture-widths.ts'

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
