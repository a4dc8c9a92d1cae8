import { existsSync, writeFileSync } from 'node:fs'
import { explain } from './failure.mjs'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { fromRoot } from './repository-root.mjs'
import { step } from './progress.mjs'
import { runNpm } from './run.mjs'

const stampFile = fromRoot('web', 'build', '.build-stamp')
const sources = ['web', 'site', 'protocol', 'contracts/generated', 'package-lock.json']

/** Builds the site if any of its sources changed since the last build. */
export async function buildWeb() {
  const content = fingerprint(sources)
  if (readStamp(stampFile) === content && existsSync(fromRoot('web', 'build', 'client', 'index.html'))) return
  await step('building the site', async () => {
    const { code, output } = await runNpm(['run', 'build', '--workspace', '@network-site/web'])
    if (code !== 0) throw explain(output, 'The site build failed; see the output above.')
    writeFileSync(stampFile, content)
  })
}
