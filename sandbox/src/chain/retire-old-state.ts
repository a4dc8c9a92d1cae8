import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Moves the state of an earlier version's chain out of the way, and tells so once. This version cannot read it. */
export async function retireOldState(folder: string): Promise<string[]> {
  const file = join(folder, 'chain-state.json')
  if (!existsSync(file)) return []
  await rename(file, `${file}.old`)
  return [
    `The embedded chain begins anew: an earlier version kept it in a form that this one does not read. The old file is now ${file}.old.`,
  ]
}
