import { useAtRest } from './use-at-rest.ts'
import { useReducedMotionOrData } from './use-reduced-motion.ts'

/** True once the page is at rest, unless the visitor asks for reduced motion or data. */
export function useMayPlayVideo(): boolean {
  const isReduced = useReducedMotionOrData()
  return useAtRest() && !isReduced
}
