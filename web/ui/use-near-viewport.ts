import { useEffect, useState, type RefObject } from 'react'

/** Whether the element is in the viewport or within `margin` of it. */
export function useNearViewport(element: RefObject<HTMLElement | null>, margin = '25% 0px'): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
