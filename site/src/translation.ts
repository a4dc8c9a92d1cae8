/** A sentence for each plural category of its language, as `Intl.PluralRules` names them. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The translatable part of a module's export. Lists repeat the `id` or `slug` of each entry. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer Entry)[]
    ? Translation<Entry>[]
    : T extends object
      ? { [Field in keyof T]?: Translation<T[Field]> }
      : T

/** Returns an English value with its translated text. What a translation does not contain stays. */
export function translate<T>(english: T, translation: unknown): T {
  if (translation === undefined) return english
  if (typeof english !== 'object' || english === null || isPlural(english) || isList(english)) return translation as T
  const entries = Object.entries(english).map(([field, value]) => [
    field,
    translate(value, (translation as Record<string, unknown>)[field]),
  ])
  return (Array.isArray(english) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T
}

/** Returns whether a value is a list of sentences or lines, which can have another length in another language. */
export function isList(value: object): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')
}

/** Returns whether a value has a sentence for each plural category. Languages have different categories. */
export function isPlural(value: object): boolean {
  const fields = Object.keys(value)
  return fields.includes('other') && fields.every((field) => pluralCategories.has(field))
}

const pluralCategories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
