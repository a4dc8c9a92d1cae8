import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { artifacts } from '@network-site/site/downloads'
import { brand, links } from '@network-site/site/brand'
import { contact } from '@network-site/site/contact-words'
import { failures } from '@network-site/site/failure-messages'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../bootstrap/run.mjs'
import { findFaults } from './find-faults.ts'
import { readKnownWords } from './known-words.ts'

const check = join(import.meta.dirname, 'check.ts')
const known = await readKnownWords()
let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'brand '))
  execFileSync('git', ['init', '--quiet', root])
})
afterEach(() => rm(root, { recursive: true }))

test('checks all code, but neither site/ nor Markdown', async () => {
  for (const path of ['site/src/a.ts', 'docs/README.md', 'README.md']) await plant(path, `'${brand.name}'`)
  expect(await checkOf(root)).toEqual({ code: 0, output: '' })
  await plant('new package/a.ts', `'${brand.name}'`)
  expect(await checkOf(root)).toEqual({ code: 1, output: `new package/a.ts:1 names ${brand.name}\n` })
})

test.each([
  ['the name in a comment', 'web/a.ts', `// ${brand.name}`],
  ['the name in a style sheet', 'web/a.css', `.a::before { content: '${brand.name}' }`],
  ['the client’s name', 'server/src/a.ts', `export const a = '${brand.clientName}'`],
  ['the node’s name, in the plural', 'web/a.ts', `export const a = '${brand.nodeName}s'`],
  ['the key’s name', 'web/a.ts', `export const a = '${brand.keyName}'`],
  ['the league’s name', 'art/a.ts', `// ${brand.leagueName}`],
  ['the campaign’s name', 'web/a.ts', `export const a = '${brand.campaignName}!'`],
  ['the test network', 'e2e/a.e2e.ts', `export const a = '${network.testnet.name}'`],
  ['the test network’s slug', 'server/src/a.json', `{"slug":"${network.testnet.slug}"}`],
  ['the test network’s chain ID', 'server/src/a.ts', `export const a = ${network.testnet.id}`],
  ['the collection', 'contracts/src/A.sol', `string constant A = "${network.collection.name}";`],
  ['the token’s symbol', 'web/a.ts', `export const a = '1 ${network.token.symbol}'`],
  ['the currency', 'web/a.ts', `export const a = { name: '${network.testnet.nativeCurrency.name}' }`],
  ['the repository', 'server/src/a.ts', `export const a = '${network.nodeRepository.owner}/x'`],
  ['the email address', 'server/src/a.ts', `export const a = '${brand.contactEmail}'`],
  ['a link', 'web/a.tsx', `export const A = () => <a href="${links.docs}" />`],
  ['a page', 'e2e/a.e2e.ts', `await page.goto('${paths.nodes}')`],
  ['a page with a query', 'web/a.ts', `export const a = \`\${origin}${paths.tokenWidget}?a=b\``],
  ['a file of a release', 'protocol/src/a.ts', `export const a = '${artifacts.MacCli}'`],
  ['a sentence', 'server/src/a.ts', `export const a = "${failures.OVERLOADED}"`],
  ['a sentence in a test', 'server/src/a.test.ts', `expect(a).toBe("${contact.intro}")`],
  [
    'a sentence between tags, with line breaks',
    'web/a.test.tsx',
    `export const A = <p>\n${broken(contact.intro)}\n</p>`,
  ],
  [
    'the part of a sentence before a placeholder',
    'web/a.ts',
    `export const a = "${failures.TOO_MANY_REQUESTS.split('{')[0]}"`,
  ],
  ['text between tags', 'web/a.tsx', `export const A = () => <p>Hello you</p>`],
  ['text for screen readers', 'web/a.tsx', `export const A = () => <img alt="A cat" />`],
  ['a locale', 'web/a.ts', `export const a = new Date().toLocaleString('fr')`],
  ['a number format', 'server/src/a.ts', `export const a = new Intl.NumberFormat("en").format(1)`],
  ['a page language', 'protocol/src/a.ts', 'export const a = `<html lang="en">`'],
])('finds %s', (_case, path, source) => {
  expect(findFaults({ path, source }, known)[0]).toMatch(new RegExp(`^${path}:\\d+ \\S`))
})

test.each([
  ['longer words', 'web/a.ts', `export const a = 'x${brand.name}x'`],
  ['longer addresses', 'web/a.ts', `export const a = '${paths.nodes}-and-more'`],
  ['a module with the name of a page', 'web/a.ts', `import { a } from '@a/b${paths.network}'`],
  ['the home page', 'web/a.ts', `export const a = '/'`],
  ['the currency in a longer text', 'web/a.ts', `export const a = 'less ${network.testnet.nativeCurrency.name}'`],
  ['a test’s own chain', 'web/a.test.ts', `export const a = { symbol: '${network.testnet.nativeCurrency.symbol}' }`],
  ['error messages for developers', 'server/src/a.ts', `throw new Error('the queue cannot be read at the moment')`],
  ['an image without alternative text', 'web/a.tsx', `export const A = () => <img alt="" title="–" />`],
  ['the locale of site/', 'web/a.ts', `export const a = new Intl.NumberFormat(language.locale)`],
])('accepts %s', (_case, path, source) => {
  expect(findFaults({ path, source }, known)).toEqual([])
})

function broken(sentence: string): string {
  return sentence.replaceAll(' ', '\n  ')
}

async function plant(path: string, source: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), source)
}

function checkOf(folder: string): Promise<{ code: number; output: string }> {
  return run(process.execPath, [check, folder])
}
