import { z } from 'zod'

const pattern = /^(?:0x)?[0-9a-fA-F]{40}$/

/** A wallet as platforms write it: with or without 0x, in any casing. Handlers get it with 0x and in lower case. */
export const walletSchema = z
  .string('must be a wallet’s address')
  .regex(pattern, 'must be a wallet’s address of 40 hex digits')
  .transform((text) => `0x${text.replace(/^0x/, '').toLowerCase()}` as `0x${string}`)
  .describe('The wallet: 40 hex digits in any casing, with or without 0x.')

/** The quest in a path. */
export const questParameter = z.string().max(100).describe('The quest’s id, as `GET /quests` lists it.')

/** What every route of a platform has in its path. */
export const questParams = z.object({ quest: questParameter })

/** What is asked where the wallet comes in the query. */
export const walletQuery = z.object({ address: walletSchema })

/** Of the examples. */
export const exampleWallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
export const exampleQuest = 'first-mint'
