import { language } from '@network-site/site/language'

/** Returns the path of a page in another language. */
export function pathIn({ path: prefix }: { path: string }, path: string): string {
  const rest = path.slice(language.path.length)
  return prefix + (rest === '/' ? '' : rest) || '/'
}

const storageKey = 'language'

/** Remembers the language that the visitor chose. */
export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(storageKey, tag)
  } catch {
    // Without storage, the suggestion returns on the next visit.
  }
}

/** Returns the language that the visitor chose, or those that the browser prefers. */
export function readWantedLanguages(): readonly string[] {
  try {
    const chosen = localStorage.getItem(storageKey)
    return chosen === null ? navigator.languages : [chosen]
  } catch {
    return navigator.languages
  }
}
