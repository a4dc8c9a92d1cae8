import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { generatePrivateKey } from 'viem/accounts'
import { z } from 'zod'

const keySchema = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value))
const keysSchema = z.object({ owner: keySchema, relayer: keySchema, faucet: keySchema })

/** Keys of one data folder: the contracts' owner, the relayer, the faucet. */
export type SandboxKeys = z.infer<typeof keysSchema>

/** Reads this folder's keys, or makes them on the first start. They never leave the folder. */
export async function sandboxKeys(file: string): Promise<SandboxKeys> {
  if (existsSync(file)) return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const keys = { owner: generatePrivateKey(), relayer: generatePrivateKey(), faucet: generatePrivateKey() }
  await writeFile(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return keys
}
