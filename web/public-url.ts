import { mediaBaseUrl } from './ui/media-url.ts'

/**
 * The origin this deployment is reached at. A build does not know it: pages are made with a placeholder
 * that the server fills in, and the browser reads what was filled in back from the document.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return '__PUBLIC_URL__'
  return document.documentElement.dataset['publicUrl'] ?? window.location.origin
}

/** The whole address of one of the operator's pictures, for those who read it far away from our pages. */
export function publicMediaUrl(path: string): string {
  if (typeof document === 'undefined') return `__PUBLIC_MEDIA_URL__${path}`
  return (mediaBaseUrl() || publicUrl()) + path
}
