// Answers what forge asks a native solc: `--version`, and standard JSON from stdin to stdout.
import { readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'

const solc = createRequire(import.meta.url)('solc')

if (process.argv.includes('--version')) {
  print(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else {
  // forge inlines every source it wants compiled, so no import callback is needed.
  print(solc.compile(readFileSync(0, 'utf8')))
}

/** Writes everything before returning: a pipe takes less than a compiler's answer at a time. */
function print(text) {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length;) {
    try {
      offset += writeSync(1, bytes, offset)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}
