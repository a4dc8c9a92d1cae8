import { useEffect, useState } from 'react'
import { activeSection } from './active-section.ts'

/** The section being read, followed while the page scrolls, resizes or grows. A page as it is sent is read from its start. */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const [active, setActive] = useState(sections[0]?.id ?? null)
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      setActive(activeSection(sections.flatMap(topOf), window.innerHeight))
    }
    const follow = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', follow, { passive: true })
    const growth = new ResizeObserver(follow)
    growth.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
      growth.disconnect()
    }
  }, [sections])
  return active
}

function topOf({ id }: { id: string }) {
  const element = document.getElementById(id)
  return element ? [{ id, top: element.getBoundingClientRect().top }] : []
}
