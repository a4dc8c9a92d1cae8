import { paths } from '@network-site/site/paths'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** What a link to the leaderboard asks for. */
export interface BoardQuery {
  page: number
  /** The beginning of an address or a name; empty where everybody is shown. */
  search: string
  /** A season's id; undefined for the one that counts now. */
  season: string | undefined
  /** Whose place is shown above the board. */
  address: `0x${string}` | undefined
}

/** The longest search that the service takes. */
export const mostSearched = 60
const mostPages = 1_000_000
/** The board on the page, below its heading. */
export const boardAnchor = 'standings'

/** Reads the query of a link. What makes no sense counts as left out. */
export function readBoardQuery(text: string): BoardQuery {
  const query = new URLSearchParams(text)
  const page = Number(query.get('page') ?? 1)
  const address = query.get('address')?.trim().toLowerCase() ?? ''
  return {
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, mostSearched),
    season: query.get('season') ?? undefined,
    address: /^0x[0-9a-f]{40}$/.test(address) ? (address as `0x${string}`) : undefined,
  }
}

/** The link that asks for it, without what goes without saying. */
export function leaderboardPath({ page, search, season, address }: Partial<BoardQuery>): string {
  const query = new URLSearchParams({
    ...(season ? { season } : {}),
    ...(search ? { search } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
    ...(address ? { address } : {}),
  })
  return `${paths.leaderboard}${query.size > 0 ? `?${query}` : ''}#${boardAnchor}`
}

/** The page of one wallet. */
export function progressPath(address: string): string {
  return `${paths.progress}?address=${address}`
}

/** A way to another page or part of the board. */
export function PathLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton variant="ghost" size="small" render={<PageLink to={to} />}>
      {children}
    </LinkButton>
  )
}
