/**
 * The origin this deployment is reached at. A build does not know it: pages are made with a placeholder
 * that the server fills in, and the browser reads what was filled in back from the document.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return '__PUBLIC_URL__'
  return document.documentElement.dataset['publicUrl'] ?? window.location.origin
}
