import { header } from '@network-site/site/header'
import { Link } from 'react-router'
import { joinClasses } from '../../ui/join-classes.ts'

interface SectionNavigationProps {
  sections: typeof header.sections
  active: string | null
}

/** The numbered sections of a page. Narrow windows name only the one being read. */
export function SectionNavigation({ sections, active }: SectionNavigationProps) {
  return (
    <nav aria-label={header.sectionsLabel} className="hidden border-t border-line lg:block">
      <ol className="page-frame flex h-10 items-stretch justify-between gap-2">
        {sections.map(({ id, index, title }) => {
          const isActive = id === active
          return (
            <li key={id} className="flex">
              <Link
                to={`#${id}`}
                aria-current={isActive ? 'location' : undefined}
                className={joinClasses(
                  'relative flex items-center gap-2 px-1 text-[0.8125rem] whitespace-nowrap transition-colors hover:text-ink',
                  'after:absolute after:inset-x-0 after:-bottom-px after:h-px after:origin-left after:bg-accent after:transition-transform',
                  isActive ? 'text-ink after:scale-x-100' : 'text-faint after:scale-x-0',
                )}
              >
                <span className={joinClasses('tabular-nums', isActive && 'text-accent-text')}>
                  {String(index).padStart(2, '0')}
                </span>
                <span className={joinClasses(!isActive && 'sr-only xl:not-sr-only')}>{title}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
