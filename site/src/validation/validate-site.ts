import { readdirSync } from 'node:fs'
import { sentence } from './field-values.ts'
import { isOptional, requiredFields, rulesFor } from './site-rules.ts'

const folder = new URL('..', import.meta.url)
/** Lists of languages, taken from other modules. */
const derived = new Set(['language-suggestions.ts', 'languages.ts'])
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !derived.has(file))

/** The exports of every file, by file name. */
export const siteModules: Record<string, Record<string, unknown>> = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file, await import(new URL(file, folder).href)])),
)

/** Returns a line for every invalid value of the site: file, field, and what is expected. */
export function validateSite(modules = siteModules): string[] {
  return Object.entries(modules).flatMap(([file, fields]) =>
    faultsIn(fields).map(({ field, message }) => `site/src/${file}: ${field} ${message}`),
  )
}

type Fault = { field: string; message: string }

/** Also reports missing fields, because starting the site does not check types. */
function faultsIn(fields: Record<string, unknown>): Fault[] {
  const values = Object.entries(fields).flatMap(([name, value]) => listFields(name, value))
  const present = new Set(values.map(({ field }) => field))
  const missing = requiredFields.filter((field) => (field.split('.')[0] ?? '') in fields && !present.has(field))
  return [...values.flatMap(faultsOf), ...missing.map((field) => ({ field, message: 'is missing' }))]
}

/** Returns a value and all values in it, with their paths. */
function listFields(field: string, value: unknown): { field: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ field, value }]
  const inner = Object.entries(value).flatMap(([name, part]) => listFields(`${field}.${name}`, part))
  return [{ field, value }, ...inner]
}

function faultsOf({ field, value }: { field: string; value: unknown }): Fault[] {
  if (value === undefined) return isOptional(field) ? [] : [{ field, message: 'is missing' }]
  const rules =
    typeof value === 'string' && field !== 'language.path' ? [sentence, ...rulesFor(field)] : rulesFor(field)
  for (const rule of rules) {
    const { error } = rule.safeParse(value)
    if (error) return error.issues.map(({ path, message }) => ({ field: [field, ...path].join('.'), message }))
  }
  return []
}
