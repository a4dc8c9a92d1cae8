import type { z } from 'zod'
import { brand } from './brand.ts'
import { contact } from './contact.ts'
import { downloads } from './downloads.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { links } from './links.ts'
import { network } from './network.ts'
import { notices } from './notices.ts'
import { odyssey } from './odyssey.ts'
import { pages } from './pages.ts'
import { brandSchema, linksSchema, networkSchema } from './schema.ts'
import { contactSchema } from './schema/contact.ts'
import { downloadsSchema } from './schema/downloads.ts'
import { footerSchema, headerSchema, noticesSchema } from './schema/frame.ts'
import { odysseySchema } from './schema/odyssey.ts'
import { pagesSchema } from './schema/pages.ts'
import { vanguardsSchema } from './schema/vanguards.ts'
import { vanguards } from './vanguards.ts'

const files: ReadonlyArray<{ file: string; schema: z.ZodType; value: unknown }> = [
  { file: 'brand.ts', schema: brandSchema, value: brand },
  { file: 'contact.ts', schema: contactSchema, value: contact },
  { file: 'downloads.ts', schema: downloadsSchema, value: downloads },
  { file: 'footer.ts', schema: footerSchema, value: footer },
  { file: 'header.ts', schema: headerSchema, value: header },
  { file: 'links.ts', schema: linksSchema, value: links },
  { file: 'network.ts', schema: networkSchema, value: network },
  { file: 'notices.ts', schema: noticesSchema, value: notices },
  { file: 'odyssey.ts', schema: odysseySchema, value: odyssey },
  { file: 'pages.ts', schema: pagesSchema, value: pages },
  { file: 'vanguards.ts', schema: vanguardsSchema, value: vanguards },
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
