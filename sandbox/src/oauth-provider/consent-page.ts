import { escapeHtml } from '../escape-html.ts'
import { sandboxPage } from '../sandbox-page.ts'

/** Asks a person whether the site may know who they are, carrying the request along. */
export function consentPage(request: Record<string, string>): string {
  const fields = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return sandboxPage(
    'Sign in',
    `<p>The sandbox plays the social network. May this site see who you are (<b>@sandbox_player</b>)?</p>
     <form method="post">${fields.join('')}
       <button name="decision" value="allow">Authorize app</button>
       <button name="decision" value="deny" class="quiet">Cancel</button>
     </form>`,
  )
}
