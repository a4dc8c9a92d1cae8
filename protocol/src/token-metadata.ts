import * as z from 'zod/mini'
import { itemCount } from './item-count.ts'

/** The response of `GET /metadata/{id}.json`, in the ERC-1155 metadata format. */
export const tokenMetadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  image: z.url(),
  attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
})
export type TokenMetadata = z.infer<typeof tokenMetadataSchema>

/** Returns the token id of a metadata file name: decimal, or the 64 lowercase hex digits that clients insert for `{id}`. */
export function metadataId(name: string): number | undefined {
  const isDecimal = /^[1-9]\d?$/.test(name)
  const isHex = /^0{62}[\da-f]{2}$/.test(name)
  const id = isDecimal ? Number(name) : isHex ? Number.parseInt(name, 16) : 0
  return id >= 1 && id <= itemCount ? id : undefined
}
