import { existsSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fromRoot } from './repository-root.mjs'

/** Reads the variables of .env, where there is one. What is set already stays. */
export function loadEnvFile() {
  const file = fromRoot('.env')
  if (!existsSync(file)) return
  if (!process.loadEnvFile) {
    throw new Failure(`Node ${process.versions.node} cannot read .env. Use Node 20.12 or newer, or set the variables.`)
  }
  process.loadEnvFile(file)
}
