export interface Failure {
  /** True when a file of the page could not be fetched; false for a defect. */
  isMissingPart: boolean
  report: string
}

/** Tells a lost connection from a defect, so that the page can say which it is. */
export function describeFailure(error: unknown): Failure {
  const report = error instanceof Error ? error.message : String(error)
  return { isMissingPart: /dynamically imported module|Failed to fetch|Load failed/i.test(report), report }
}
