/** The result of some work, or what to say instead where it takes too long. The work itself goes on. */
export async function within<Result>(
  work: Promise<Result>,
  { milliseconds, otherwise }: { milliseconds: number; otherwise: () => Result },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
