import { languages, readModule } from './languages.ts'
import type { languageSuggestion } from './language.ts'

/** How each language is suggested to visitors who prefer it, loaded only for them. */
export const languageSuggestions = await Promise.all(
  languages.map(async ({ tag, path, direction }) => ({
    tag,
    path,
    direction,
    ...((await readModule('language', tag))['languageSuggestion'] as typeof languageSuggestion),
  })),
)
