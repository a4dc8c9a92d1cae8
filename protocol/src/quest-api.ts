import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const count = z.int().check(z.minimum(1))
const itemsOfADay = z.int().check(z.minimum(1), z.maximum(itemCount))
const when = z
  .enum(['today', 'any-day'])
  .check(z.describe('Which day counts. For a query about a window, every day of that window counts.'))
const dayOrDate = z
  .union([z.int().check(z.minimum(1), z.maximum(100_000)), z.iso.date()])
  .check(z.describe('The contract’s day number, or a UTC date.'))

/** The project's own contracts, which a rule can refer to by name. */
export const ownContracts = ['collection', 'token'] as const

export const tokenRuleSchema = z.object({
  kind: z.literal('token'),
  standard: z.enum(['erc20', 'erc721', 'erc1155']),
  contract: z
    .union([z.enum(ownContracts), addressSchema])
    .check(z.describe('An own contract by name, or any other by address.')),
  id: z.optional(z.string().check(z.regex(/^\d+$/))).check(z.describe('The token ID, for ERC-1155 contracts.')),
  minimum: z
    .string()
    .check(
      z.regex(/^\d+(\.\d+)?$/),
      z.describe('The required balance at the first block of the mint day, in whole tokens.'),
    ),
  decimals: z
    .int()
    .check(z.minimum(0), z.maximum(36), z.describe('The decimals of an ERC-20 token; 0 for indivisible tokens.')),
})

/** The condition of a quest. */
export const questRuleSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('items-on-day'), count: itemsOfADay, when }),
    z.object({ kind: z.literal('all-items-on-day'), when }),
    z.object({
      kind: z.literal('streak'),
      days: count,
      items: itemsOfADay.check(z.describe('The items that a day needs to count.')),
    }),
    z.object({ kind: z.literal('different-items'), count: itemsOfADay }),
    z.object({ kind: z.literal('total'), count }),
    z.object({ kind: z.literal('window'), from: dayOrDate, to: dayOrDate, count }),
    z.object({ kind: z.literal('swaps'), count }),
    tokenRuleSchema,
    z.object({ kind: z.literal('account'), provider: z.literal('social') }),
  ])
  .check(z.meta({ id: 'QuestRule', description: 'The condition of a quest.' }))

export const questSchema = z.object({
  id: z.string(),
  title: z.string(),
  task: z.string().check(z.describe('What to do.')),
  rule: questRuleSchema,
})

/** The response of `GET /quests`. */
export const questListSchema = z.object({
  season: z.object({ id: z.string(), name: z.string(), from: z.iso.date(), to: z.iso.date() }),
  quests: z.array(questSchema),
})

const items = z.array(z.int().check(z.minimum(1), z.maximum(itemCount)))

/** What is missing, by kind of rule. */
export const questMissingSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('items-on-day'),
      count: count.check(z.describe('How many more items the day needs.')),
      day: z.int().check(z.describe('Today, or the best day of a window that is over.')),
      items: items.check(z.describe('The items that the day lacks.')),
      isOver: z.boolean().check(z.describe('Whether it is too late to mint them.')),
    }),
    z.object({
      kind: z.literal('streak'),
      count: count.check(z.describe('How many more days it needs, including today if today does not count yet.')),
      today: z
        .nullable(z.object({ day: z.int(), count, items }))
        .check(z.describe('What today lacks; null if today counts or is outside the window.')),
      broken: z
        .nullable(z.object({ day: z.int(), minted: z.int().check(z.minimum(0)) }))
        .check(z.describe('The last day that broke a streak, and how many items it has; null if there is none.')),
      isOver: z.boolean().check(z.describe('Whether no remaining day can count.')),
    }),
    z.object({
      kind: z.literal('different-items'),
      count: count.check(z.describe('How many more.')),
      items: items.check(z.describe('The items that were never minted.')),
    }),
    z.object({ kind: z.literal('total'), count: count.check(z.describe('How many more.')) }),
    z.object({
      kind: z.literal('window'),
      count: count.check(z.describe('How many more.')),
      firstDay: z.int(),
      lastDay: z.int(),
      state: z.enum(['ahead', 'running', 'over']),
    }),
    z.object({ kind: z.literal('swaps'), count: count.check(z.describe('How many more.')) }),
    z.object({ kind: z.literal('token'), amount: z.string().check(z.describe('How much more, in whole tokens.')) }),
    z.object({ kind: z.literal('account'), provider: z.literal('social') }),
  ])
  .check(z.meta({ id: 'QuestMissing', description: 'What is missing.' }))

export const questProgressSchema = z.object({
  have: z.number().check(z.minimum(0)),
  need: z.number().check(z.minimum(0)),
})

/** The position of the mint index. */
export const indexPositionSchema = z.object({
  block: z.int().check(z.minimum(0), z.describe('The last indexed block.')),
  blockAt: z.iso.datetime(),
  behindBlocks: z.int().check(z.minimum(0), z.describe('How many blocks the index is behind the chain.')),
})

/** The response of `GET /quests/{quest}/{address}`. */
export const questStateSchema = z.object({
  quest: z.string(),
  address: addressSchema,
  isComplete: z.boolean(),
  progress: questProgressSchema,
  missing: z.nullable(questMissingSchema).check(z.describe('Null if the quest is complete.')),
  words: z.nullable(z.string()).check(z.describe('The same as a sentence.')),
  day: z.int().check(z.minimum(0), z.describe('The contract’s day number of today.')),
  asOf: z
    .nullable(indexPositionSchema)
    .check(z.describe('The position of the mint index; null if the quest does not depend on it.')),
})

export type QuestRule = z.infer<typeof questRuleSchema>
export type TokenRule = z.infer<typeof tokenRuleSchema>
export type Quest = z.infer<typeof questSchema>
export type QuestMissing = z.infer<typeof questMissingSchema>
export type QuestProgress = z.infer<typeof questProgressSchema>
export type QuestState = z.infer<typeof questStateSchema>
export type QuestSeason = z.infer<typeof questListSchema>['season']
