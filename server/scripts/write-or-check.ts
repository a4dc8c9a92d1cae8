import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a generated file. With `--check`, exits with 1 if the file is out of date instead. A folder argument replaces the
 * repository root.
 */
export async function writeOrCheck(
  path: string,
  { text, source, root, command }: { text: string; source: string; root: string; command: string },
): Promise<void> {
  const folder = process.argv.slice(2).find((word) => word !== '--check') ?? root
  const file = join(folder, path)
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${path} does not match ${source}. Run: ${command}\n`)
    process.exitCode = 1
  }
}
