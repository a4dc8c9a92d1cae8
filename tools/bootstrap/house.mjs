import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const house = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the repository. */
export function inHouse(...parts) {
  return join(house, ...parts)
}
