import { ServiceError } from '@network-site/protocol/failures'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { parseRows } from '../../lib/parse.ts'
import { skeletonsOf } from './name-check.ts'

const stateSchema = z.object({ is_hidden: z.boolean() })
const nameSchema = z.object({ name: z.string().nullable() })
const shownSchema = z.object({ wallet: z.string(), name: z.string() })

/** Stores wallets' display names. Addresses are in lower case. */
export function nameStore(database: Sql) {
  return {
    /** Returns a wallet's visible name. */
    async of(wallet: Address): Promise<string | null> {
      const result = await database.execute(
        sql`select name from shown_name where wallet = ${wallet} and hidden_at is null`,
      )
      return parseRows(nameSchema, result)[0]?.name ?? null
    },

    /** Sets or removes a name; throws if a newer message was signed or another wallet has the name. */
    async set({ wallet, name, signedAt }: { wallet: Address; name: string; signedAt: string }): Promise<void> {
      const shown = name === '' ? null : name
      const skeletons = shown === null ? { caseless: null, written: null } : skeletonsOf(shown)
      const searched = shown && shown.toLowerCase()
      const written = await database
        .execute(
          sql`
          insert into shown_name as n (wallet, name, skeleton, written_skeleton, searched, signed_at)
          values (${wallet}, ${shown}, ${skeletons.caseless}, ${skeletons.written}, ${searched}, ${signedAt})
          on conflict (wallet) do update set name = excluded.name, skeleton = excluded.skeleton,
            written_skeleton = excluded.written_skeleton, searched = excluded.searched, signed_at = excluded.signed_at
          where n.signed_at < excluded.signed_at and (n.hidden_at is null or excluded.name is null)
          returning name`,
        )
        .catch((error: unknown) => {
          throw isTaken(error) ? new ServiceError('NAME_TAKEN') : error
        })
      if (parseRows(nameSchema, written).length > 0) return
      const state = await database.execute(sql`
        select hidden_at is not null as is_hidden from shown_name where wallet = ${wallet}`)
      const isHidden = parseRows(stateSchema, state)[0]?.is_hidden === true
      throw new ServiceError(isHidden && shown ? 'NAME_HIDDEN' : 'NAME_OUTDATED')
    },

    /** Updates the skeletons of names from earlier versions. Resolves to the wallets whose name looks like another one. */
    async updateSkeletons(): Promise<string[]> {
      const old = await database.execute(sql`
        select wallet, name from shown_name where name is not null and written_skeleton is null order by signed_at`)
      const alike: string[] = []
      for (const { wallet, name } of parseRows(shownSchema, old)) {
        const { caseless, written } = skeletonsOf(name)
        await database
          .execute(
            sql`update shown_name set skeleton = ${caseless}, written_skeleton = ${written}
              where wallet = ${wallet} and name = ${name}`,
          )
          .catch((error: unknown) => {
            if (!isTaken(error)) throw error
            alike.push(wallet)
          })
      }
      return alike
    },

    /** Hides a wallet's name or shows it again. Returns the name, or undefined if there is none. */
    async hide(wallet: string, isHidden: boolean): Promise<string | undefined> {
      const result = await database.execute(sql`
        update shown_name set hidden_at = ${isHidden ? sql`now()` : sql`null`}
        where wallet = ${wallet.toLowerCase()} and name is not null returning name`)
      return parseRows(nameSchema, result)[0]?.name ?? undefined
    },
  }
}

const uniqueViolation = '23505'

/** Detects a conflict on the unique index of names. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return [error, cause].some(
    (each) => typeof each === 'object' && each !== null && 'code' in each && each.code === uniqueViolation,
  )
}
