import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifyScripts } from './minify-scripts.ts'
import { startLater } from './start-later.ts'

const page = join(import.meta.dirname, '../../build/client/index.html')

/** Makes the built landing page ready for a first visit on a slow line: docs/decisions/landing-page-weight.md. */
const html = await readFile(page, 'utf8')
await writeFile(page, minifyScripts(startLater(html)))
