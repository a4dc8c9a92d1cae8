import { z } from 'zod'
import { sentence, sentenceThatMayHave, slug } from './field-values.ts'

// The server reads quests and ranks with these schemas, which fill in what was left out.

const itemCount = 42
const count = z.int().min(1)
const itemsOfADay = z.int().min(1).max(itemCount)
const when = z.enum(['today', 'any-day'])
/** A day by the contract's count, or a date by UTC. */
const dayOrDate = z.union([z.int().min(1).max(100_000), z.iso.date()])
const address = z.custom<`0x${string}`>((value) => /^0x[0-9a-fA-F]{40}$/.test(String(value)), 'must be a 0x address')

const ruleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('items-on-day'), count: itemsOfADay, when }),
  z.strictObject({ kind: z.literal('all-items-on-day'), when }),
  /** So many days in a row; `items` is how many make a day count. */
  z.strictObject({ kind: z.literal('streak'), days: count, items: itemsOfADay.default(itemCount) }),
  z.strictObject({ kind: z.literal('different-items'), count: itemsOfADay }),
  z.strictObject({ kind: z.literal('total'), count }),
  /** So many mints between two days, both of them among the days. */
  z.strictObject({ kind: z.literal('window'), from: dayOrDate, to: dayOrDate, count }),
  z.strictObject({ kind: z.literal('swaps'), count }),
  z.strictObject({
    kind: z.literal('token'),
    standard: z.enum(['erc20', 'erc721', 'erc1155']),
    /** Ours by its name, or any other on the test network by its address. */
    contract: z.union([z.enum(['collection', 'token']), address]),
    /** Which token of an ERC-1155 contract. */
    id: z.string().regex(/^\d+$/, 'must be a number in digits').optional(),
    /** In whole tokens. */
    minimum: z.string().regex(/^\d+(\.\d+)?$/, 'must be an amount such as 1 or 0.5'),
    decimals: z.int().min(0).max(36).default(0),
  }),
  /** The account of the social sign-in, connected to the wallet. */
  z.strictObject({ kind: z.literal('account'), provider: z.literal('social') }),
])

/** Of a platform or a route, at the place where a quest's id stands in an address. */
const takenIds = ['galxe', 'zealy', 'taskon', 'carv', 'questn', 'intract', 'layer3', 'account']

const questSchema = z
  .strictObject({
    /** Stands in the addresses that platforms ask at: never change it once one of them has it. */
    id: slug.refine((id) => !takenIds.includes(id), `must be none of ${takenIds.join(', ')}`),
    title: sentence,
    /** What to do. */
    task: sentence,
    /** What a player reads who has not done it: {have} of {need}. What exactly is missing follows, from `details`. */
    missing: sentenceThatMayHave('have', 'need'),
    rule: ruleSchema,
  })
  .superRefine(({ rule }, context) => {
    if (rule.kind === 'window' && typeof rule.from === typeof rule.to && rule.from > rule.to)
      context.addIssue({ code: 'custom', path: ['rule'], message: 'must not end before it begins' })
    if (rule.kind !== 'token') return
    if ((rule.standard === 'erc1155') !== (rule.id !== undefined))
      context.addIssue({ code: 'custom', path: ['rule', 'id'], message: 'must be there for erc1155, and only there' })
    if ((rule.minimum.split('.')[1]?.length ?? 0) > rule.decimals)
      context.addIssue({ code: 'custom', path: ['rule', 'minimum'], message: 'must not be finer than its decimals' })
  })

export const questListSchema = z
  .array(questSchema)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must not have two quests with one id')

const none = z.int().min(0)

const rankSchema = z.strictObject({
  /** Stands in answers and exports: never change it once a season has begun. */
  id: slug,
  name: sentence,
  /** What it says of those who hold it. */
  words: sentence,
  /** What a season must have at least; what is left out is not asked for. */
  rule: z.strictObject({
    /** The longest run of days with every item. */
    streak: none.default(0),
    /** Days with every item. */
    completeDays: none.default(0),
    /** Different items. */
    items: none.max(itemCount).default(0),
    /** Items in total, on all days. */
    mints: none.default(0),
  }),
  /** How many places may hold it in a season. Wallets with the same result share a place. Null where all may. */
  cap: z.int().min(1).nullable(),
})

/** From the highest to the lowest. */
export const rankListSchema = z
  .array(rankSchema)
  .min(1)
  .refine((ranks) => new Set(ranks.map(({ id }) => id)).size === ranks.length, 'must not have two ranks with one id')

/** As long as a place can be counted for. */
const mostDays = 500
const millisecondsPerDay = 86_400_000

export const seasonSchema = z
  .strictObject({ id: slug, name: sentence, from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'must not end before it begins')
  .refine(
    ({ from, to }) => (Date.parse(to) - Date.parse(from)) / millisecondsPerDay < mostDays,
    `must not be longer than ${mostDays} days`,
  )

/** As they are written: what has a default may be left out. */
export type Quest = z.input<typeof questSchema>
export type Rank = z.input<typeof rankSchema>
export type Season = z.input<typeof seasonSchema>
