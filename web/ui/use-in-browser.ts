import { startTransition, useEffect, useState } from 'react'

/**
 * What only the browser knows: `before` in the page as it was sent, the answer soon after the script has taken over. The
 * change is drawn in small steps, so that taking over a long page never holds a slow phone up. Hand it the same function
 * each time.
 */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  const [value, setValue] = useState(before)
  useEffect(() => startTransition(() => setValue(read)), [read])
  return value
}
