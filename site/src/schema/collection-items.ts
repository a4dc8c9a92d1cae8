import { z } from 'zod'
import { sentence } from './text.ts'

const collectionSize = 42

const trait = z.strictObject({ trait_type: sentence, value: sentence })

/** The collection's pictures: ids 1 to 42 in order, each name given once. */
export const collectionItemsSchema = z
  .array(z.strictObject({ id: z.int(), name: sentence, traits: z.array(trait).min(1) }))
  .length(collectionSize)
  .refine((items) => items.every(({ id }, index) => id === index + 1), 'must be numbered 1 to 42')
  .refine((items) => new Set(items.map(({ name }) => name)).size === items.length, 'must not share a name')

export type CollectionItems = z.infer<typeof collectionItemsSchema>
export type CollectionItem = CollectionItems[number]
