/**
 * Replaces each `{name}` in a sentence with its value. Unknown names stay. In a sentence in a right-to-left script, values
 * are isolated, because numbers, dates, and Latin names would change the order of the words around them.
 */
export function fillPlaceholders(sentence: string, values: Record<string, string | number>): string {
  const [start, end] = /[\u0590-\u08ff]/.test(sentence) ? ['\u2068', '\u2069'] : ['', '']
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => start + (values[name] ?? placeholder) + end)
}

/** Returns the form that a language uses for a count, such as "day" for 1 and "days" for 2. */
export function pluralForm(
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  locale: string,
): string {
  let rules = pluralRules.get(locale)
  if (!rules) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)))
  return forms[rules.select(count)] ?? forms.other
}

/** Created with the first count, because that takes a phone several milliseconds. */
const pluralRules = new Map<string, Intl.PluralRules>()

/** Returns what separates two sentences in a language. */
export function sentenceSpace(locale: string): string {
  return /^(ja|zh)\b/.test(locale) ? '' : ' '
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Returns the beginning and the end of an address. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** Returns the parsed JSON, or undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Matches letters, digits, and common symbols before the @, and labels of letters, digits, and hyphens after it. */
export const emailPattern = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*$/
