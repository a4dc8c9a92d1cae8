import { startTransition, useEffect, useState } from 'react'

/**
 * A value that only the browser knows: `initial` in the prerendered page, what `read` returns soon after hydration. The
 * change is a transition, so that it never blocks a slow phone. `read` must be the same function in every render.
 */
export function useBrowserValue<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => startTransition(() => setValue(read)), [read])
  return value
}
