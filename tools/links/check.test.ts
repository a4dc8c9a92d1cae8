import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../bootstrap/run.mjs'

const check = join(import.meta.dirname, 'check.ts')
const decision = '# How we do it\n\nDecision 1, 2026-11-15.\n'
let folder = ''

/** Creates a small repository without broken links. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links '))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  await write(
    'README.md',
    '# Home\n\n[Guide](docs/guide.md#two-words) and [pictures](docs/) and [out](https://example.org/x)\n',
  )
  await write('docs/guide.md', '# Guide\n\n## `Two` words\n\n[home](../README.md) [above](#guide)\n')
  await write('docs/decisions/README.md', '| 1 | 2026-11-15 | [How we do it](0001-how.md) |\n')
  await write('docs/decisions/0001-how.md', decision)
  await write('package.json', '{ "name": "@x/root", "scripts": { "check": "true" } }')
  await write('contracts/package.json', '{ "name": "@x/contracts", "scripts": { "gas": "true" } }')
  await write('contracts/README.md', '`npm run gas`, `npm run check`\n')
  await write('docs/commands.md', '`npm run gas -w @x/contracts`, `npm run check`\n')
  await write('code.ts', '// docs/guide.md says why.\n')
})
afterEach(() => rm(folder, { recursive: true }))

test('accepts a repository without broken links', async () => {
  expect(await checkOf(folder)).toMatchObject({ code: 0 })
})

test.each([
  ['a link to a missing file', 'a.md', '[x](docs/gone.md)', 'a.md:1 links to docs/gone.md, which does not exist'],
  ['a missing image', 'a.md', '\n![x](gone.png)', 'a.md:2 links to gone.png, which does not exist'],
  [
    'a missing image in a tag',
    'a.md',
    '<img alt="x" src="gone.png">',
    'a.md:1 links to gone.png, which does not exist',
  ],
  ['a missing heading', 'a.md', '[x](docs/guide.md#three)', 'docs/guide.md has no heading #three'],
  ['a missing heading of the same page', 'a.md', '# One\n[x](#two)', 'a.md has no heading #two'],
  [
    'a missing path in a comment',
    'a.ts',
    '/** See docs/gone.md. */',
    'a.ts:1 names docs/gone.md, which does not exist',
  ],
  ['a missing path in prose', 'a.md', 'See `docs/gone.md`.', 'a.md:1 names docs/gone.md, which does not exist'],
  ['a missing source file in prose', 'a.md', '`server/src/gone.ts`', 'a.md:1 names server/src/gone.ts, which'],
  ['an unknown command', 'a.md', '`npm run gone`', 'a.md:1 names the command "npm run gone", which does not exist'],
  [
    'a command of another package',
    'a.md',
    'npm run gas -w @x/other',
    'names the command "npm run gas -w @x/other", which does not exist',
  ],
  [
    'an unknown command in a workflow',
    '.github/workflows/a.yml',
    '- run: npm run gone',
    'names the command "npm run gone"',
  ],
  ['a decision without a number', 'docs/decisions/why.md', decision, 'docs/decisions/why.md has no number'],
  ['a duplicate decision number', 'docs/decisions/0001-other.md', decision, 'has the number of another decision: 1'],
  ['a decision without a date', 'docs/decisions/0002-why.md', '# Why\n', 'Decision 2, year-month-day.'],
  [
    'a decision missing from the index',
    'docs/decisions/0002-why.md',
    '# Why\n\nDecision 2, 2026-11-16.\n',
    'docs/decisions/README.md lacks the row: | 2 | 2026-11-16 | [Why](0002-why.md) |',
  ],
])('reports %s', async (_fault, path, text, sentence) => {
  await write(path, text)
  expect(await checkOf(folder)).toMatchObject({ code: 1, output: expect.stringContaining(sentence) as string })
})

test('ignores code and external links', async () => {
  await write('a.md', '```\n[x](gone.md)\n```\n`[x](gone.md)` [x](mailto:a@example.org) `docs/decisions/{name}.md`\n')
  expect(await checkOf(folder)).toMatchObject({ code: 0 })
})

test('reports a link to a file that git ignores', async () => {
  await write('.gitignore', 'local.md\n')
  await write('local.md', '# Mine\n')
  await write('a.md', '[mine](local.md)')
  expect(await checkOf(folder)).toMatchObject({ code: 1 })
})

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

function checkOf(root: string): Promise<{ code: number; output: string }> {
  return run(process.execPath, [check, root])
}
