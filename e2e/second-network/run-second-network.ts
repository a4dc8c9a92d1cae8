import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeSiteData, runSite, type RunningSite } from '../run-site.ts'
import { copyRepository } from './copy-repository.ts'
import { readSiteWords, type SiteWords } from './site-words.ts'

export type SecondNetwork = {
  root: string
  site: RunningSite
  words: SiteWords
  stop: () => Promise<void>
}

const answers = join(import.meta.dirname, 'answers.json')
const build = `const { buildWeb } = await import('./tools/bootstrap/build-web.mjs'); await buildWeb()`

/** Turns a copy of the repository into another network by `npm run new-network`, builds it and runs it. */
export async function runSecondNetwork(env: Record<string, string>): Promise<SecondNetwork> {
  const root = await mkdtemp(join(tmpdir(), 'second network '))
  copyRepository(root)
  const run = promisify(execFile)
  await run(process.execPath, ['tools/new-network/main.ts', '--answers', answers, '--overwrite'], { cwd: root })
  await run(process.execPath, ['--input-type=module', '--eval', build], { cwd: root })
  const site = await runSite(env, root)
  return {
    root,
    site,
    words: await readSiteWords(root),
    stop: async () => {
      await site.stop()
      await removeSiteData(site)
      await rm(root, { recursive: true })
    },
  }
}
