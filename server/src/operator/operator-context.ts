import type { Deployment } from './open-deployment.ts'
import type { Terminal } from './terminal.ts'

/** What every command is given. */
export type OperatorContext = { deployment: Deployment; terminal: Terminal }
