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
