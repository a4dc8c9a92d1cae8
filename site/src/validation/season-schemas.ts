import { z } from 'zod'
import { sentence, sentenceThatMayHave, slug } from './field-values.ts'

// The server parses quests and ranks with these schemas, which add defaults.

const itemCount = 42
const count = z.int().min(1)
const itemsOfADay = z.int().min(1).max(itemCount)
const when = z.enum(['today', 'any-day'])
/** The contract's day number, or a UTC date. */
const dayOrDate = z.union([z.int().min(1).max(100_000), z.iso.date()])
const address = z.custom<`0x${string}`>((value) => /^0x[0-9a-fA-F]{40}$/.test(String(value)), 'must be a 0x address')

const ruleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('items-on-day'), count: itemsOfADay, when }),
  z.strictObject({ kind: z.literal('all-items-on-day'), when }),
  /** Consecutive days; `items` is the number that a day needs to count. */
  z.strictObject({ kind: z.literal('streak'), days: count, items: itemsOfADay.default(itemCount) }),
  z.strictObject({ kind: z.literal('different-items'), count: itemsOfADay }),
  z.strictObject({ kind: z.literal('total'), count }),
  /** Mints between two days, both included. */
  z.strictObject({ kind: z.literal('window'), from: dayOrDate, to: dayOrDate, count }),
  z.strictObject({ kind: z.literal('swaps'), count }),
  z.strictObject({
    kind: z.literal('token'),
    standard: z.enum(['erc20', 'erc721', 'erc1155']),
    /** An own contract by name, or any other on the test network by address. */
    contract: z.union([z.enum(['collection', 'token']), address]),
    /** The token ID of an ERC-1155 contract. */
    id: z.string().regex(/^\d+$/, 'must be a number in digits').optional(),
    /** In whole tokens. */
    minimum: z.string().regex(/^\d+(\.\d+)?$/, 'must be an amount such as 1 or 0.5'),
    decimals: z.int().min(0).max(36).default(0),
  }),
  /** A connected social account. */
  z.strictObject({ kind: z.literal('account'), provider: z.literal('social') }),
])

/** Path segments of platforms and routes that would collide with a quest's id. */
const takenIds = ['galxe', 'zealy', 'taskon', 'carv', 'questn', 'intract', 'layer3', 'account']

const questSchema = z
  .strictObject({
    /** Part of the URLs that platforms request: never change it once a platform uses it. */
    id: slug.refine((id) => !takenIds.includes(id), `must not be one of ${takenIds.join(', ')}`),
    title: sentence,
    task: sentence,
    /** The message shown until the quest is complete: {have} of {need}. Details follow from `details`. */
    missing: sentenceThatMayHave('have', 'need'),
    rule: ruleSchema,
  })
  .superRefine(({ rule }, context) => {
    if (rule.kind === 'window' && typeof rule.from === typeof rule.to && rule.from > rule.to)
      context.addIssue({ code: 'custom', path: ['rule'], message: 'must not end before it begins' })
    if (rule.kind !== 'token') return
    if ((rule.standard === 'erc1155') !== (rule.id !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['rule', 'id'],
        message: 'is required for erc1155 and not allowed otherwise',
      })
    if ((rule.minimum.split('.')[1]?.length ?? 0) > rule.decimals)
      context.addIssue({
        code: 'custom',
        path: ['rule', 'minimum'],
        message: 'must not have more decimal places than `decimals`',
      })
  })

export const questListSchema = z
  .array(questSchema)
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'must not contain two quests with the same id',
  )

const none = z.int().min(0)

const rankSchema = z.strictObject({
  /** Part of responses and exports: never change it after a season has started. */
  id: slug,
  name: sentence,
  words: sentence,
  /** The minimum results of a season. */
  rule: z.strictObject({
    /** The longest streak of days with every item. */
    streak: none.default(0),
    /** Days with every item. */
    completeDays: none.default(0),
    /** Distinct items. */
    items: none.max(itemCount).default(0),
    /** Items minted in total. */
    mints: none.default(0),
  }),
  /** The number of places that can hold the rank in a season, or null for no limit. Equal results share a place. */
  cap: z.int().min(1).nullable(),
})

/** From the highest to the lowest. */
export const rankListSchema = z
  .array(rankSchema)
  .min(1)
  .refine(
    (ranks) => new Set(ranks.map(({ id }) => id)).size === ranks.length,
    'must not contain two ranks with the same id',
  )

/** The longest season whose places can be computed. */
const maxDays = 500
const millisecondsPerDay = 86_400_000

export const seasonSchema = z
  .strictObject({ id: slug, name: sentence, from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'must not end before it begins')
  .refine(
    ({ from, to }) => (Date.parse(to) - Date.parse(from)) / millisecondsPerDay < maxDays,
    `must not be longer than ${maxDays} days`,
  )

/** Input types: fields with defaults are optional. */
export type Quest = z.input<typeof questSchema>
export type Rank = z.input<typeof rankSchema>
export type Season = z.input<typeof seasonSchema>
