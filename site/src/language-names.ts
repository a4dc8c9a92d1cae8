import { languages } from './languages.ts'

/** What the language menu shows of each language. */
export const languageNames = languages.map(({ tag, name, path }) => ({ tag, name, path }))
