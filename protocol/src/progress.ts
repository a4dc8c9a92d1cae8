import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'
import { indexPositionSchema, questStateSchema } from './quest-api.ts'

const day = z.int().check(z.minimum(0), z.describe('The contract’s day number; 0 before the first day.'))
const countOfADay = z.int().check(z.minimum(0), z.maximum(itemCount))

/** The state of a wallet in one quest. */
export const questStatusSchema = z.object({
  id: z.string(),
  title: z.string(),
  task: z.string().check(z.describe('What to do.')),
  state: z
    .nullable(z.pick(questStateSchema, { isComplete: true, progress: true, missing: true, words: true }))
    .check(z.describe('Null if this quest cannot be checked at the moment.')),
})

/** The response of `GET /progress/{address}`. */
export const progressSchema = z.object({
  address: addressSchema,
  today: z.object({
    day,
    endsAt: z.iso.datetime(),
    items: z
      .array(z.int().check(z.minimum(1), z.maximum(itemCount)))
      .check(z.describe('The items minted today, in ascending order.')),
  }),
  streak: z
    .object({
      current: z
        .int()
        .check(z.minimum(0), z.describe('Consecutive days with every item. Today counts once it is complete.')),
      longest: z.int().check(z.minimum(0)),
      broken: z
        .nullable(z.object({ day, date: z.iso.date(), minted: countOfADay }))
        .check(z.describe('The last day that broke a streak, and how many items it has; null if there is none.')),
    })
    .check(z.describe('Streaks of days with every item.')),
  days: z
    .array(
      z.object({
        day,
        date: z.iso.date().check(z.describe('The UTC date on which the day began.')),
        minted: countOfADay,
      }),
    )
    .check(z.describe('The last 60 days, ending with today; fewer if the contract is younger.')),
  quests: z.array(questStatusSchema),
  asOf: indexPositionSchema,
})

export type Progress = z.infer<typeof progressSchema>
export type QuestStatus = z.infer<typeof questStatusSchema>
