import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../bootstrap/command-line.mjs'

type BrowserPackage = { name: string; version: string; license: string; bytes: number; sentBytes: number }

readCommandLine({
  command: 'npm run browser-packages',
  about: 'Writes docs/reference/browser-packages.md from the last build.',
})
const root = join(import.meta.dirname, '../..')
const listed = JSON.parse(readFileSync(join(root, 'web/build/browser-packages.json'), 'utf8')) as BrowserPackage[]
const packages = listed.toSorted((one, other) => other.bytes - one.bytes || (one.name < other.name ? -1 : 1))
const sum = (size: (one: BrowserPackage) => number) => packages.reduce((total, one) => total + size(one), 0)

const page = `# Third-party code in the browser

<!-- Generated from the build by tools/licenses/browser-packages.ts. Do not edit: run npm run browser-packages after a build. -->

Every package in a file that browsers may load, on any page and after any click. No page loads all of them;
[e2e/page-weight.e2e.ts](../../e2e/page-weight.e2e.ts) sets a size limit for each page. Sizes count only the code in use.
"Code" is its size before minification; "Sent" is roughly what it adds to the transferred files (minified, Brotli).

| Package | Version | License | Code | Sent |
| --- | --- | --- | --- | --- |
${packages.map((one) => `| ${one.name} | ${one.version} | ${one.license} | ${kilobytes(one.bytes)} | ${kilobytes(one.sentBytes)} |`).join('\n')}
| Total | | | ${kilobytes(sum(({ bytes }) => bytes))} | ${kilobytes(sum(({ sentBytes }) => sentBytes))} |
`
writeFileSync(join(root, 'docs/reference/browser-packages.md'), page)
console.log(`${packages.length} packages, ${kilobytes(sum(({ sentBytes }) => sentBytes))} sent`)

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
