import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '@network-site/site/brand'
import { apiPaths } from '@network-site/site/paths'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answersSchema } from './answers.ts'
import { deriveFacts } from './facts.ts'
import { code, rewriteModule } from './rewrite-module.ts'
import { refuseUnsavedSite, rewriteSite } from './write-site.ts'

const answers = answersSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../e2e/second-network/answers.json'), 'utf8')),
)
const facts = deriveFacts({ ...answers, name: 'O’Neil \'s "`Keep` ${1}' }, { year: 2030 })

describe('starting site', () => {
  const files = rewriteSite(join(import.meta.dirname, '../../site/src'), facts)

  it('contains no names of the previous network', () => {
    const names = [brand.name, brand.campaignName, ...[brand.leagueName, brand.nodeName].map(firstWord)]
    const leaks = [...files].flatMap(([file, text]) => {
      const own = text.replaceAll(apiPaths.remoteMint, '')
      return names.filter((name) => new RegExp(name, 'i').test(own)).map((name) => `${file} says ${name}`)
    })
    expect(leaks).toEqual([])
  })

  it('writes the name in one place and escapes special characters', async () => {
    const saying = [...files].filter(([, text]) => text.includes(JSON.stringify(facts.name)))
    expect(saying.map(([file]) => file)).toEqual(['brand.ts'])
    expect(await load(files.get('brand.ts') ?? '')).toMatchObject({ brand: { name: facts.name } })
  })

  it('gives every item a unique name and unique traits', () => {
    expect(new Set(facts.pictures.map(([name]) => name)).size).toBe(42)
    expect(new Set(facts.pictures.map(([, ...traits]) => JSON.stringify(traits))).size).toBe(42)
  })
})

describe('rewriteModule', () => {
  const moduleOf = new Map([['brand', 'brand.ts']])
  const source = [
    "import { links } from './links.ts'",
    "const unused = 'soon'",
    'export type Words = { brand: string }',
    '/** Words. */',
    'export const words = {',
    "  /** Stays. */ kept: 'kept',",
    '  said: `${unused} ${links.docs}`,',
    "  /** Goes. */ gone: 'gone',",
    "  inner: { one: 1, two: ['a'] } satisfies object,",
    "  film: { src: '' } satisfies object as object | undefined,",
    '}',
  ].join('\n')

  it('changes values and keeps everything else', async () => {
    const said = `It is \`${facts.name}\`\\`
    const changes = { words: { said, gone: undefined, inner: { two: [said], three: 3 }, film: undefined } }
    const text = rewriteModule(source, { changes, moduleOf })
    expect(text).toContain('/** Stays. */')
    expect(text).toContain('film: undefined as object | undefined')
    for (const gone of ['links', 'unused', 'Goes', './brand.ts']) expect(text).not.toContain(gone)
    const plain = text.replaceAll(/ (satisfies|as) object( \| undefined)?/g, '')
    expect(await load(plain)).toEqual({ words: { kept: 'kept', said, inner: { one: 1, two: [said], three: 3 } } })
  })

  it('imports the names that new values refer to', () => {
    const changes = { words: { kept: code('brand.name'), said: `The \`${code('brand.name')}\` \${1}` } }
    const text = rewriteModule(source, { changes, moduleOf })
    expect(text).toContain("import { brand } from './brand.ts'\n")
    expect(text).toContain('kept: brand.name,')
    expect(text).toContain('said: `The \\`${brand.name}\\` \\${1}`,')
  })
})

describe('refuseUnsavedSite', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'unsaved site '))
    mkdirSync(join(root, 'site'))
    writeFileSync(join(root, 'site/brand.ts'), 'one')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('accepts a committed site', () => {
    commitAll()
    writeFileSync(join(root, 'notes.txt'), 'outside the site')
    expect(() => refuseUnsavedSite(root)).not.toThrow()
  })

  it('names changed and new files', () => {
    commitAll()
    writeFileSync(join(root, 'site/brand.ts'), 'two')
    writeFileSync(join(root, 'site/new.ts'), 'three')
    expect(() => refuseUnsavedSite(root)).toThrow(/site\/brand\.ts[^]*site\/new\.ts[^]*--overwrite/)
  })

  it('rejects a folder without git history', () => {
    expect(() => refuseUnsavedSite(root)).toThrow('no git history')
  })

  function commitAll(): void {
    const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words], { stdio: 'ignore' })
    git('init')
    git('add', '.')
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'all')
  }
})

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name
}

async function load(source: string): Promise<unknown> {
  const text = source.replaceAll(/^export type .*$/gm, '')
  return { ...((await import(`data:text/javascript,${encodeURIComponent(text)}`)) as object) }
}
