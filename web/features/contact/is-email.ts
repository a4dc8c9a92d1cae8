import { emailPattern } from '@network-site/protocol/email-pattern'

/** Whether a text reads as an e-mail address, by the rule that the form service holds it to as well. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}
