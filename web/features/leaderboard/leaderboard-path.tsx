import { paths } from '@network-site/site/paths'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** The query of a link to the leaderboard. */
export interface BoardQuery {
  page: number
  /** The beginning of an address or a name; empty without a search. */
  search: string
  /** A season's ID; undefined for the current one. */
  season: string | undefined
  /** The wallet shown above the board. */
  address: `0x${string}` | undefined
}

/** The service's limit. */
export const maxSearchLength = 60
const maxPage = 1_000_000
/** The ID of the board's section. */
export const boardAnchor = 'standings'

/** Parses the query of a link and ignores invalid values. */
export function readBoardQuery(text: string): BoardQuery {
  const query = new URLSearchParams(text)
  const page = Number(query.get('page') ?? 1)
  const address = query.get('address')?.trim().toLowerCase() ?? ''
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, maxSearchLength),
    season: query.get('season') ?? undefined,
    address: /^0x[0-9a-f]{40}$/.test(address) ? (address as `0x${string}`) : undefined,
  }
}

/** Returns the link for a query, without default values. */
export function leaderboardPath({ page, search, season, address }: Partial<BoardQuery>): string {
  const query = new URLSearchParams({
    ...(season ? { season } : {}),
    ...(search ? { search } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
    ...(address ? { address } : {}),
  })
  return `${paths.leaderboard}${query.size > 0 ? `?${query}` : ''}#${boardAnchor}`
}

/** Returns the link to one wallet's progress. */
export function progressPath(address: string): string {
  return `${paths.progress}?address=${address}`
}

/** Links to another page or part of the board. */
export function PathLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton variant="ghost" size="small" render={<PageLink to={to} />}>
      {children}
    </LinkButton>
  )
}
