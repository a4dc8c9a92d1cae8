import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brand } from '@network-site/site/brand'
import { links } from '@network-site/site/links'

/**
 * Another network edits site/ alone, so no word of this one may stand in code elsewhere. Prose about the
 * project (Markdown) and pictures may name it.
 */
const code = /\.(ts|tsx|mjs|css|sol|sql|html)$/
const exempt = /^(site\/|docs\/)/
const words = [brand.name, ...Object.values(links)]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const complaints = files
  .filter((file) => code.test(file) && !exempt.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        words.filter((word) => line.includes(word)).map((word) => `${file}:${index + 1} names ${word}`),
      ),
  )
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
