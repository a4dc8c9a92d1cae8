/**
 * The URL of one of the operator's pictures or films. The deployment chooses their host: a build leaves a placeholder,
 * the server replaces it, and the browser reads the result from the document.
 */
export function mediaUrl(path: string): string {
  return mediaBaseUrl() + path
}

/** The prefix of every such URL: empty where this origin serves them itself. */
export function mediaBaseUrl(): string {
  if (typeof document !== 'undefined') return document.documentElement.dataset['mediaBaseUrl'] ?? ''
  return import.meta.env.DEV ? '' : '__MEDIA_BASE_URL__'
}

/**
 * The public origin of this deployment. A build does not know it: pages are rendered with a placeholder that the
 * server replaces, and the browser reads the replaced value from the document.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return '__PUBLIC_URL__'
  return document.documentElement.dataset['publicUrl'] ?? window.location.origin
}

/** The absolute address of a media file, for readers outside our pages. */
export function publicMediaUrl(path: string): string {
  if (typeof document === 'undefined') return `__PUBLIC_MEDIA_URL__${path}`
  return (mediaBaseUrl() || publicUrl()) + path
}

/** A picture at its full size: the widest of its files, and the one that is kept in the site's media. */
export interface PictureFile {
  src: string
  width: number
  height: number
}

const smallerWidths = [480, 800]

/** The narrower files that the build makes of a picture. */
export function narrowerFiles({ src, width }: PictureFile): { src: string; width: number }[] {
  return smallerWidths
    .filter((smaller) => smaller < width)
    .map((smaller) => ({ src: src.replace(/(\.\w+)$/, `-${smaller}$1`), width: smaller }))
}
