import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the repository. */
export function fromRoot(...parts) {
  return join(repositoryRoot, ...parts)
}
