import { languages } from './languages.ts'

/** How each language is suggested to visitors who prefer it, loaded only for them. */
export const languageSuggestions = languages.map(({ tag, path, direction, suggestion }) => ({
  tag,
  path,
  direction,
  ...suggestion,
}))
