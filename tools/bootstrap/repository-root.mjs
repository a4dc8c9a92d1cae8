import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Returns the absolute path of a file in the repository. */
export function fromRoot(...parts) {
  return join(repositoryRoot, ...parts)
}
