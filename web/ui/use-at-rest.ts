import { startTransition, useEffect, useState } from 'react'
import { whenAtRest } from './when-at-rest.ts'

/** False until the page has loaded and the browser has nothing else to do. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => whenAtRest(() => startTransition(() => setIsAtRest(true))), [])
  return isAtRest
}
