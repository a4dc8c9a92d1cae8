import { useEffect, useState } from 'react'

/** The section being read, followed while the page scrolls, resizes or grows. The first one until it is measured. */
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

/**
 * The last section whose top the viewport's vertical midpoint has passed, or null above the first.
 * Tops are measured from the top of the viewport.
 */
export function activeSection(sections: readonly { id: string; top: number }[], viewportHeight: number): string | null {
  const reached = sections.filter((section) => section.top < viewportHeight / 2)
  return reached.at(-1)?.id ?? null
}

/** Scrolls smoothly to the start of a section; at once under reduced motion. */
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

/** Where a section starts: two pixels past the summed heights of the sections before it. */
export function sectionScrollTop(heightsBefore: readonly number[]): number {
  return heightsBefore.reduce((sum, height) => sum + height, 0) + 2
}

function topOf({ id }: { id: string }) {
  const element = document.getElementById(id)
  return element ? [{ id, top: element.getBoundingClientRect().top }] : []
}
