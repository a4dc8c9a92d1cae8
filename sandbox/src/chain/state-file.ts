import { existsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { callRpc } from './call-rpc.ts'

/**
 * Writes the chain's whole state beside the old one and renames it into place, so that the file under
 * this name is complete at every instant. The chain's own saving rewrites in place and can be torn by a kill.
 */
export async function saveState(rpcUrl: string, file: string): Promise<void> {
  const dump = String(await callRpc(rpcUrl, 'anvil_dumpState'))
  const state = gunzipSync(Buffer.from(dump.slice(2), 'hex'))
  const handle = await open(`${file}.new`, 'w')
  try {
    await handle.writeFile(state)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

/** The arguments that bring a saved state back, if there is one. */
export function loadStateArguments(file: string): string[] {
  return existsSync(file) ? ['--load-state', file] : []
}
