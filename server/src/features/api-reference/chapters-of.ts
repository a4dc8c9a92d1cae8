import type { OpenApiDocument, Operation } from './openapi.ts'

export type Entry = { method: string; path: string; operation: Operation }
export type Chapter = { name: string; entries: Entry[] }

/** The operations of a document by their tag, in the order of the document. */
export function chaptersOf({ tags, paths }: OpenApiDocument): Chapter[] {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  return tags.map(({ name }) => ({ name, entries: entries.filter(({ operation }) => operation.tags.includes(name)) }))
}
