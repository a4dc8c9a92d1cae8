import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import type { Address, Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { OperatorError } from './operator-error.ts'

/** Adds a key to a keys file, in the form that the file has: a JSON list, or one key a line. */
export async function addKey(file: string, key: Hex): Promise<void> {
  const { keys, isJson } = await readKeysFile(file)
  await writeKeysFile(file, { keys: [...keys, key], isJson })
}

/** Takes a key out of a keys file. */
export async function removeKey(file: string, address: Address): Promise<void> {
  const { keys, isJson } = await readKeysFile(file)
  const others = keys.filter((key) => privateKeyToAddress(key) !== address)
  if (others.length === 0) throw new OperatorError('The last key cannot be removed.')
  await writeKeysFile(file, { keys: others, isJson })
}

async function readKeysFile(file: string): Promise<{ keys: Hex[]; isJson: boolean }> {
  const text = await readFile(file, 'utf8')
  const isJson = text.trimStart().startsWith('[')
  return { keys: isJson ? (JSON.parse(text) as Hex[]) : (text.split(/\s+/).filter(Boolean) as Hex[]), isJson }
}

/** Whole or not at all, and never readable by others, not for a moment. */
async function writeKeysFile(file: string, { keys, isJson }: { keys: Hex[]; isJson: boolean }): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  const text = isJson ? `${JSON.stringify(keys, null, 2)}\n` : `${keys.join('\n')}\n`
  try {
    await writeFile(draft, text, { mode: 0o600 })
    await chmod(draft, 0o600)
    await rename(draft, file)
  } catch (cause) {
    throw new OperatorError(`${file} cannot be written. Where a secret store fills it, add the key there: see --to.`, {
      cause,
    })
  }
}
