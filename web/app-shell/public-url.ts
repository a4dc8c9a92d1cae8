import { mediaBaseUrl } from '../ui/media-url.ts'

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
