import { sectionScrollTop } from './section-scroll-top.ts'

/** Scrolls smoothly to the start of one of the page's sections; at once for those who asked for less motion. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  const siblings = Array.from(section?.parentElement?.children ?? [])
  const before = siblings.slice(0, section ? siblings.indexOf(section) : 0)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: sectionScrollTop(before.map((element) => element.getBoundingClientRect().height)),
    behavior: isCalm ? 'auto' : 'smooth',
  })
}
