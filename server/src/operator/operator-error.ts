/** Something that the operator can mend, or has to know: it is said without a stack. */
export class OperatorError extends Error {
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'OperatorError'
    this.exitCode = exitCode
  }
}

/** Nothing was done, because nobody agreed to it. */
export const refusedExitCode = 2
