import { header } from '@network-site/site/header'
import { Link } from 'react-router'
import { joinClasses } from '../../ui/join-classes.ts'

interface SectionsProps {
  sections: typeof header.sections
  active: string | null
}

/** Links to the numbered sections of a page. Below the widest layout only the active one shows its title. */
export function SectionNavigation({ sections, active }: SectionsProps) {
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

/** On small screens: how far down the page the active section is, as a hairline that fills up. */
export function SectionProgress({ sections, active }: SectionsProps) {
  const position = sections.findIndex((section) => section.id === active) + 1
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -bottom-px h-px lg:hidden">
      <div
        className="h-full origin-left bg-accent transition-transform"
        style={{ transform: `scaleX(${position / sections.length})` }}
      />
    </div>
  )
}
