import type { Deployment } from './deployment/start-deployment.ts'
import type { Visitors } from './visitors/start-visitors.ts'

export type Stage = {
  deployment: Deployment
  visitors: Visitors
  /** Adds a sentence to the report. */
  note: (sentence: string) => void
  /** What the database answers to a query. */
  query: (statement: string) => Promise<Array<Record<string, unknown>>>
}

/** Something that goes wrong while people visit. */
export type Incident = {
  /** For `--only`, and the name of its file. */
  id: string
  name: string
  /** Resolves when whatever was taken away has been given back. Returns a sentence where it cannot be played here. */
  play: (stage: Stage) => Promise<{ skipped: string } | void>
}
