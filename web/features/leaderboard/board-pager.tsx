import { fillPlaceholders } from '@network-site/protocol/text'
import { leaderboardWords } from '@network-site/site/leaderboard'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { boardLink, type BoardQuery } from './board-link.ts'
import { formatCount } from './format.ts'
import { pagesShown } from './pages-shown.ts'

const words = leaderboardWords.pager

/** Links to the pages around the one that is shown. */
export function BoardPager({ query, pages }: { query: BoardQuery; pages: number }) {
  const { page } = query
  const to = (other: number) => boardLink({ ...query, page: other })
  return (
    <nav
      aria-label={words.label}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 text-small"
    >
      <Step to={page > 1 ? to(Math.min(page - 1, pages)) : undefined}>{words.previous}</Step>
      <ol className="order-last flex basis-full items-center justify-center gap-1 tabular-nums sm:order-none sm:basis-auto">
        {pagesShown(page, pages).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <span aria-hidden="true" className="px-1 text-faint">
                …
              </span>
            ) : (
              <PageLink
                to={to(each)}
                aria-current={each === page ? 'page' : undefined}
                aria-label={fillPlaceholders(each === page ? words.current : words.page, { page: formatCount(each) })}
                className={joinClasses(
                  'flex min-h-11 min-w-11 items-center justify-center rounded-edge border px-2 transition-colors',
                  each === page
                    ? 'border-accent text-ink'
                    : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
                )}
              >
                {formatCount(each)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? to(page + 1) : undefined}>{words.next}</Step>
    </nav>
  )
}

/** A step to a neighbour; unavailable where there is none, so that the others stay where they are. */
function Step({ to, children }: { to: string | undefined; children: string }) {
  const shape = 'type-label flex min-h-11 items-center rounded-edge border px-5 text-caption transition-colors'
  return to === undefined ? (
    <span className={joinClasses(shape, 'border-transparent text-faint')} aria-hidden="true">
      {children}
    </span>
  ) : (
    <PageLink
      to={to}
      className={joinClasses(shape, 'border-line-strong text-ink hover:border-brass-bright hover:bg-raised')}
    >
      {children}
    </PageLink>
  )
}
