/**
 * The result of some work, or what `otherwise` returns or throws where the work takes longer. The work itself is not
 * cancelled.
 */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  { milliseconds, otherwise }: { milliseconds: number; otherwise: () => Late },
): Promise<Result | Late> {
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(timeout.resolve, milliseconds)
  try {
    return await Promise.race([work, timeout.promise.then(otherwise)])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs asynchronous work one after the other, in the order given. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
