import { contact } from '@network-site/site/contact'
import { FormRefusal } from './form-refusal.ts'
import type { FormTarget, Message } from './message.ts'
import { readRefusal } from './read-refusal.ts'

/** What the call needs of the world around it. */
export interface SendWorld {
  fetch: typeof fetch
  /** What a form service may use to tell people from programs. */
  session: { loadedAt: number; webdriver: boolean }
}

/** Sends a message to the form service. Throws a FormRefusal when the service does not take it. */
export async function sendMessage(
  { email, message }: Message,
  { endpoint, formId, fetch, session }: FormTarget & SendWorld,
): Promise<void> {
  const response = await fetch(`${endpoint}/f/${encodeURIComponent(formId)}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'formspree-client': 'home-web@1',
      'formspree-session-data': btoa(JSON.stringify(session)),
    },
    body: JSON.stringify({ email, message, subject: `${email}: ${contact.subjectSuffix}` }),
  })
  if (response.status >= 400) throw new FormRefusal(await readRefusal(response))
}
