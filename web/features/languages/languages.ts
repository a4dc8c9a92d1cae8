import { language } from '@network-site/site/language'
import { languageNames } from '@network-site/site/language-names'

type LanguageName = (typeof languageNames)[number]

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

/** Returns the tag that the visitor chose, or undefined. */
export function readChosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns the first of a visitor's languages that the site has, by language and script, or undefined. */
export function preferredLanguage<L extends Pick<LanguageName, 'tag'>>(
  wanted: readonly string[],
  offered: readonly L[],
): L | undefined {
  const known = offered.map((entry) => ({ entry, script: scriptOf(entry.tag) }))
  for (const tag of wanted) {
    const script = scriptOf(tag)
    const found =
      offered.find((entry) => entry.tag.toLowerCase() === tag.toLowerCase()) ??
      known.find((candidate) => script !== undefined && candidate.script === script)?.entry
    if (found) return found
  }
  return undefined
}

/** Returns a language with its script, such as `zh-Hans` for `zh-CN`, or undefined for a malformed tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language: name, script } = new Intl.Locale(tag).maximize()
    return `${name}-${script}`
  } catch {
    return undefined
  }
}
