import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'
import { questStateSchema, indexPositionSchema } from './quests.ts'

const day = z.int().check(z.minimum(0), z.describe('By the contract’s count; 0 before the first.'))
const countOfADay = z.int().check(z.minimum(0), z.maximum(itemCount))

/** Where a wallet stands in one quest. */
export const questStatusSchema = z.object({
  id: z.string(),
  title: z.string(),
  task: z.string().check(z.describe('What to do.')),
  state: z
    .nullable(z.pick(questStateSchema, { isComplete: true, progress: true, missing: true, words: true }))
    .check(z.describe('Null where it cannot be told at the moment; the other quests can be.')),
})

/** What `GET /progress/{address}` answers. */
export const progressSchema = z.object({
  address: addressSchema,
  today: z.object({
    day,
    endsAt: z.iso.datetime(),
    items: z
      .array(z.int().check(z.minimum(1), z.maximum(itemCount)))
      .check(z.describe('What was minted today, the lowest number first.')),
  }),
  streak: z
    .object({
      current: z
        .int()
        .check(z.minimum(0), z.describe('Days in a row with every item. Today counts once it is complete.')),
      longest: z.int().check(z.minimum(0)),
      broken: z
        .nullable(z.object({ day, date: z.iso.date(), minted: countOfADay }))
        .check(z.describe('The last day that broke a streak, and how many items it has; null where none did.')),
    })
    .check(z.describe('Of days with every item.')),
  days: z
    .array(z.object({ day, date: z.iso.date().check(z.describe('By UTC, on which it began.')), minted: countOfADay }))
    .check(z.describe('The last 60 days and today as the last of them; fewer where the contract is younger.')),
  quests: z.array(questStatusSchema),
  asOf: indexPositionSchema,
})

export type Progress = z.infer<typeof progressSchema>
export type QuestStatus = z.infer<typeof questStatusSchema>
