/** Resolves to the result of the work, or to that of `otherwise` after the timeout. The work is not canceled. */
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

/** Returns a function that runs asynchronous work sequentially, in call order. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
