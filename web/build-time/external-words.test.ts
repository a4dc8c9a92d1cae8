import { readModule } from '@network-site/site/languages'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { externalWords, importMap, wordsImportedBy, wordsUsedBy, writeGroup } from './external-words.ts'

test('leaves words out of the code and finds which groups and exports it uses', async () => {
  const [entry, later] = await buildScripts({
    'entry.ts': `
      import { games } from '@network-site/site/games'
      import { header as top, footer } from '@network-site/site/site-chrome'
      import { paths } from '@network-site/site/paths'
      document.title = games.title + top.skipLink + footer.status + paths.home
      document.onclick = async () => {
        const { statusWords } = await import('@network-site/site/status-page')
        document.title = statusWords.title
        await import('./later.ts')
      }`,
    'later.ts': `
      import { season } from '@network-site/site/season'
      document.title = season.name`,
  })
  const { header } = await readModule('site-chrome', 'en')
  expect(entry).not.toContain((header as { skipLink: string }).skipLink)
  expect(wordsImportedBy(entry).toSorted()).toEqual(['home', 'site'])
  expect(wordsImportedBy(later)).toEqual(['standings'])
  expect(wordsUsedBy([entry, later])).toEqual(
    new Map([
      ['home', new Set(['games'])],
      ['site', new Set(['footer', 'header', 'paths'])],
      ['standings', new Set(['season'])],
      ['status-page', new Set(['*'])],
    ]),
  )
})

test('leaves each module by its name for prerendering', async () => {
  const entry = `
    import { games } from '@network-site/site/games'
    import { paths } from '@network-site/site/paths'
    console.log(games, paths)`
  const [code] = await buildScripts({ 'entry.ts': entry, 'later.ts': '' }, { isSsr: true })
  expect(code).toMatch(/from ?["']@network-site\/site\/games["']/)
  expect(code).toMatch(/from ?["']@network-site\/site\/paths["']/)
})

test('writes the used exports of a group in a language, and all of a group that is loaded on demand', async () => {
  const german = { ...(await readModule('games', 'de')), ...(await readModule('home-page', 'de')) }
  const some = await load(await writeGroup('home', { tag: 'de', names: new Set(['games', 'hero']) }))
  expect(some).toEqual({ games: german['games'], hero: german['hero'] })

  const all = await load(await writeGroup('home', { tag: 'de', names: new Set(['games', '*']) }))
  expect(all).toEqual(german)
})

test('maps every group to the file of the page’s language', () => {
  const urls = new Map([
    ['site', '/assets/words-site-de-1.js'],
    ['wallet', '/assets/words-wallet-de-2.js'],
  ])
  expect(JSON.parse(importMap(urls))).toEqual({
    imports: { 'words/site': '/assets/words-site-de-1.js', 'words/wallet': '/assets/words-wallet-de-2.js' },
  })
})

/** Returns the code of the entry and of the part that it loads on demand. */
async function buildScripts(files: Record<'entry.ts' | 'later.ts', string>, { isSsr = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'words '))
  try {
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
    const { output } = (await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [externalWords({ isSsr })],
      build: { write: false, ssr: isSsr, rolldownOptions: { input: join(folder, 'entry.ts') } },
    })) as Rolldown.RolldownOutput
    const chunks = output.filter((chunk) => chunk.type === 'chunk')
    const codeOf = (isEntry: boolean) => chunks.find((chunk) => chunk.isEntry === isEntry)?.code ?? ''
    return [codeOf(true), codeOf(false)] as const
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function load(source: string): Promise<Record<string, unknown>> {
  return { ...((await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as object) }
}
