/** Returns the URL of a media file on the host that the deployment chooses. */
export function mediaUrl(path: string): string {
  return mediaBaseUrl() + path
}

/**
 * Returns the prefix of media URLs, which is empty if this origin serves them. The build writes a placeholder, the
 * server replaces it, and the browser reads the value from the document.
 */
export function mediaBaseUrl(): string {
  if (typeof document !== 'undefined') return document.documentElement.dataset['mediaBaseUrl'] ?? ''
  return import.meta.env.DEV ? '' : '__MEDIA_BASE_URL__'
}

/** Returns the public origin of this deployment, or the placeholder for it at build time. */
export function publicUrl(): string {
  if (typeof document === 'undefined') return '__PUBLIC_URL__'
  return document.documentElement.dataset['publicUrl'] ?? window.location.origin
}

/** Returns the absolute URL of a media file, for use outside this site's pages. */
export function publicMediaUrl(path: string): string {
  if (typeof document === 'undefined') return `__PUBLIC_MEDIA_URL__${path}`
  return (mediaBaseUrl() || publicUrl()) + path
}

/** A picture at full size, as stored in the site's media. */
export interface PictureFile {
  src: string
  width: number
  height: number
}

const smallerWidths = [480, 800]

/** Returns the narrower files that the build creates from a picture. */
export function narrowerFiles({ src, width }: PictureFile): { src: string; width: number }[] {
  return smallerWidths
    .filter((smaller) => smaller < width)
    .map((smaller) => ({ src: src.replace(/(\.\w+)$/, `-${smaller}$1`), width: smaller }))
}
