import type { z } from 'zod'
import { json } from '../../../http/route-schema.ts'

/** Why a platform gets no verdict, by status, in the form that it wants faults in. */
export function withoutVerdict<Schema extends z.core.$ZodType>(fault: Schema) {
  return {
    401: json('`QUEST_KEY_WRONG`', fault),
    404: json('`UNKNOWN_QUEST`', fault),
    429: json('`TOO_MANY_REQUESTS`', fault),
    500: json('`INTERNAL`', fault),
    503: json('`MINT_INDEX_UNAVAILABLE`, `CHAIN_SILENT`, `OVERLOADED`', fault),
  }
}
