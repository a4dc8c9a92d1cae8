import { z } from 'zod'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'
import { questStateSchema, recordPositionSchema } from './quests.ts'

const day = z.int().min(0).describe('By the contract’s count; 0 before the first.')
const countOfADay = z.int().min(0).max(itemCount)

/** Where a wallet stands in one quest. */
export const questStandingSchema = z.object({
  id: z.string(),
  title: z.string(),
  task: z.string().describe('What to do.'),
  state: questStateSchema
    .pick({ isComplete: true, progress: true, missing: true, words: true })
    .nullable()
    .describe('Null where it cannot be told at the moment; the other quests can be.'),
})

/** What `GET /progress/{address}` answers. */
export const progressSchema = z.object({
  address: addressSchema,
  today: z.object({
    day,
    endsAt: z.iso.datetime(),
    items: z.array(z.int().min(1).max(itemCount)).describe('What was minted today, the lowest number first.'),
  }),
  streak: z
    .object({
      current: z.int().min(0).describe('Days in a row with every item. Today counts once it is complete.'),
      longest: z.int().min(0),
      broken: z
        .object({ day, date: z.iso.date(), minted: countOfADay })
        .nullable()
        .describe('The last day that broke a streak, and how many items it has; null where none did.'),
    })
    .describe('Of days with every item.'),
  days: z
    .array(z.object({ day, date: z.iso.date().describe('By UTC, on which it began.'), minted: countOfADay }))
    .describe('The last 60 days and today as the last of them; fewer where the contract is younger.'),
  quests: z.array(questStandingSchema),
  asOf: recordPositionSchema,
})

export type Progress = z.infer<typeof progressSchema>
export type QuestStanding = z.infer<typeof questStandingSchema>
