import type { z } from 'zod'
import { brand } from './brand.ts'
import { links } from './links.ts'
import { network } from './network.ts'
import { brandSchema, linksSchema, networkSchema } from './schema.ts'

const files: ReadonlyArray<{ file: string; schema: z.ZodType; value: unknown }> = [
  { file: 'brand.ts', schema: brandSchema, value: brand },
  { file: 'links.ts', schema: linksSchema, value: links },
  { file: 'network.ts', schema: networkSchema, value: network },
]

/** Every wrong value of the room, one line each: file, field and what is expected. Empty when all is well. */
export function validateSite(room = files): string[] {
  return room.flatMap(({ file, schema, value }) => {
    const result = schema.safeParse(value)
    if (result.success) return []
    return result.error.issues.map(
      (issue) => `site/src/${file}: ${issue.path.join('.') || '(whole file)'} ${issue.message}`,
    )
  })
}
