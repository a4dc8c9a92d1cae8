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

const run = promisify(execFile)
const answers = join(import.meta.dirname, 'answers.json')
const build = `const { buildWeb } = await import('./tools/bootstrap/build-web.mjs'); await buildWeb()`

/** Turns a copy of the repository into another network by `npm run new-network`, builds it and runs it. */
export async function runSecondNetwork(env: Record<string, string>): Promise<SecondNetwork> {
  const root = await mkdtemp(join(tmpdir(), 'second network '))
  try {
    copyRepository(root)
    await run(process.execPath, ['tools/new-network/main.ts', '--answers', answers, '--overwrite'], { cwd: root })
    await run(process.execPath, ['--input-type=module', '--eval', build], { cwd: root })
    const words = await readSiteWords(root)
    const site = await runSite(env, root)
    return { root, site, words, stop: () => stop(root, site) }
  } catch (error) {
    await rm(root, { recursive: true })
    throw error
  }
}

async function stop(root: string, site: RunningSite): Promise<void> {
  await site.stop()
  await removeSiteData(site)
  await rm(root, { recursive: true })
}
