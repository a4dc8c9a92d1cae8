/** A change to a source that tests must notice. */
export type Fault = {
  /** The name of the source without its ending. */
  file: string
  /** The text from `start` to `end` becomes `replace`. */
  start: number
  end: number
  replace: string
  /** Test files, at least one of which must fail. */
  caughtBy: readonly string[]
  description: string
}

/** What became of a planted fault. */
export type Outcome = 'caught' | 'missed' | 'does not compile'
