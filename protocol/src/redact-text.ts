const urls = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>]+/gi
const emails = /[^\s@<>"'(:]+@[^\s@<>"')]+/g

/** Text without addresses: the URL of a service may hold its key or password, and an email address is somebody's. */
export function redactText(text: string): string {
  return text.replace(urls, '[url]').replace(emails, '[email]')
}
