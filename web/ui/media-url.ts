/**
 * The address of one of the operator's pictures or films. Where they are served from is the deployment's choice:
 * a build leaves a mark that the server fills in, and the browser reads what was filled in from the document.
 */
export function mediaUrl(path: string): string {
  return mediaBaseUrl() + path
}

/** What stands in front of every such address: nothing where this origin serves them itself. */
export function mediaBaseUrl(): string {
  if (typeof document !== 'undefined') return document.documentElement.dataset['mediaBaseUrl'] ?? ''
  return import.meta.env.DEV ? '' : '__MEDIA_BASE_URL__'
}
