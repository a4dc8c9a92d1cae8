import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const count = z.int().check(z.minimum(1))
const itemsOfADay = z.int().check(z.minimum(1), z.maximum(itemCount))
const when = z
  .enum(['today', 'any-day'])
  .check(z.describe('Which day counts. Where a window is asked about, every day of that window does.'))
const dayOrDate = z
  .union([z.int().check(z.minimum(1), z.maximum(100_000)), z.iso.date()])
  .check(z.describe('A day by the contract’s count, or a date by UTC.'))

/** The contracts of ours that a rule may name instead of an address. */
export const ownContracts = ['collection', 'token'] as const

export const tokenRuleSchema = z.object({
  kind: z.literal('token'),
  standard: z.enum(['erc20', 'erc721', 'erc1155']),
  contract: z
    .union([z.enum(ownContracts), addressSchema])
    .check(z.describe('Of ours by its name, or any other by its address.')),
  id: z.optional(z.string().check(z.regex(/^\d+$/))).check(z.describe('Which token of an ERC-1155 contract.')),
  minimum: z.string().check(z.regex(/^\d+(\.\d+)?$/), z.describe('How much must be held, in whole tokens.')),
  decimals: z.int().check(z.minimum(0), z.maximum(36), z.describe('Of an ERC-20 token; 0 for what cannot be divided.')),
})

/** What a wallet must have done. */
export const questRuleSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('items-on-day'), count: itemsOfADay, when }),
    z.object({ kind: z.literal('all-items-on-day'), when }),
    z.object({
      kind: z.literal('streak'),
      days: count,
      items: itemsOfADay.check(z.describe('How many items make a day count.')),
    }),
    z.object({ kind: z.literal('different-items'), count: itemsOfADay }),
    z.object({ kind: z.literal('total'), count }),
    z.object({ kind: z.literal('window'), from: dayOrDate, to: dayOrDate, count }),
    z.object({ kind: z.literal('swaps'), count }),
    tokenRuleSchema,
    z.object({ kind: z.literal('account'), provider: z.literal('social') }),
  ])
  .check(z.meta({ id: 'QuestRule', description: 'What a wallet must have done.' }))

export const questSchema = z.object({
  id: z.string(),
  title: z.string(),
  task: z.string().check(z.describe('What to do.')),
  rule: questRuleSchema,
})

/** What `GET /quests` answers. */
export const questListSchema = z.object({
  season: z.object({ id: z.string(), name: z.string(), from: z.iso.date(), to: z.iso.date() }),
  quests: z.array(questSchema),
})

const items = z.array(z.int().check(z.minimum(1), z.maximum(itemCount)))

/** What is still to be done, by the kind of the rule. */
export const questMissingSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('items-on-day'),
      count: count.check(z.describe('How many more that day needs.')),
      day: z.int().check(z.describe('Today, or the best day of a window that is over.')),
      items: items.check(z.describe('Which items that day lacks.')),
      isOver: z.boolean().check(z.describe('Whether no day is left on which they could be minted.')),
    }),
    z.object({
      kind: z.literal('streak'),
      count: count.check(z.describe('How many more days it needs, today among them if today does not count yet.')),
      today: z
        .nullable(z.object({ day: z.int(), count, items }))
        .check(z.describe('What today lacks to count; null where it counts, or is outside of the window.')),
      broken: z
        .nullable(z.object({ day: z.int(), minted: z.int().check(z.minimum(0)) }))
        .check(z.describe('The last day that broke a streak, and how many items it has; null where none did.')),
      isOver: z.boolean().check(z.describe('Whether no day is left that could count.')),
    }),
    z.object({
      kind: z.literal('different-items'),
      count: count.check(z.describe('How many more.')),
      items: items.check(z.describe('Which were never minted.')),
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
  .check(z.meta({ id: 'QuestMissing', description: 'What is still to be done.' }))

export const questProgressSchema = z.object({
  have: z.number().check(z.minimum(0)),
  need: z.number().check(z.minimum(0)),
})

/** How far the record of mints was read. */
export const indexPositionSchema = z.object({
  block: z.int().check(z.minimum(0), z.describe('The last block that was read.')),
  blockAt: z.iso.datetime(),
  behindBlocks: z.int().check(z.minimum(0), z.describe('How many blocks the chain is ahead of it.')),
})

/** What `GET /quests/{quest}/{address}` answers. */
export const questStateSchema = z.object({
  quest: z.string(),
  address: addressSchema,
  isComplete: z.boolean(),
  progress: questProgressSchema,
  missing: z.nullable(questMissingSchema).check(z.describe('Null where it is complete.')),
  words: z.nullable(z.string()).check(z.describe('The same for a person.')),
  day: z.int().check(z.minimum(0), z.describe('Today, by the contract’s count.')),
  asOf: z
    .nullable(indexPositionSchema)
    .check(
      z.describe('How far the record of mints was read; null where the quest is told without it, from this moment.'),
    ),
})

export type QuestRule = z.infer<typeof questRuleSchema>
export type TokenRule = z.infer<typeof tokenRuleSchema>
export type Quest = z.infer<typeof questSchema>
export type QuestMissing = z.infer<typeof questMissingSchema>
export type QuestProgress = z.infer<typeof questProgressSchema>
export type QuestState = z.infer<typeof questStateSchema>
export type QuestSeason = z.infer<typeof questListSchema>['season']
