import { header } from '@network-site/site/site-chrome'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '../../ui/join-classes.ts'

interface SectionsProps {
  sections: typeof header.sections
  active: string | null
}

/** Links to the numbered sections of a page. Below the `xl` breakpoint, only the active one shows its title. */
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
                  'after:absolute after:inset-x-0 after:-bottom-px after:h-px after:origin-left after:bg-accent after:transition-transform rtl:after:origin-right',
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

/** On small screens, a hairline that shows the position of the active section. */
export function SectionProgress({ sections, active }: SectionsProps) {
  const position = sections.findIndex((section) => section.id === active) + 1
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -bottom-px h-px lg:hidden">
      <div
        className="h-full origin-left bg-accent transition-transform rtl:origin-right"
        style={{ transform: `scaleX(${position / sections.length})` }}
      />
    </div>
  )
}

/** Returns the active section, updated on scroll and resize. Starts with the first section. */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const [active, setActive] = useState(sections[0]?.id ?? null)
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      setActive(activeSection(sections.flatMap(topOf), window.innerHeight))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', schedule, { passive: true })
    const resizes = new ResizeObserver(schedule)
    resizes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      resizes.disconnect()
    }
  }, [sections])
  return active
}

/** Returns the last section whose top is above the viewport's midpoint, or null. Tops are relative to the viewport. */
export function activeSection(sections: readonly { id: string; top: number }[], viewportHeight: number): string | null {
  const reached = sections.filter((section) => section.top < viewportHeight / 2)
  return reached.at(-1)?.id ?? null
}

/** Scrolls to the start of a section, smoothly except under reduced motion. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  const siblings = Array.from(section?.parentElement?.children ?? [])
  const before = siblings.slice(0, section ? siblings.indexOf(section) : 0)
  const isReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: sectionScrollTop(before.map((element) => element.getBoundingClientRect().height)),
    behavior: isReducedMotion ? 'auto' : 'smooth',
  })
}

/** Returns where a section starts: two pixels past the total height of the preceding sections. */
export function sectionScrollTop(heightsBefore: readonly number[]): number {
  return heightsBefore.reduce((sum, height) => sum + height, 0) + 2
}

function topOf({ id }: { id: string }) {
  const element = document.getElementById(id)
  return element ? [{ id, top: element.getBoundingClientRect().top }] : []
}
