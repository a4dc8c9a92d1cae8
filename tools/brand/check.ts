import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { brand } from '@network-site/site/brand'
import { links } from '@network-site/site/links'

/**
 * Another network edits site/ alone, so no other code may contain this network's name or links. Prose about the
 * project (Markdown) and pictures may.
 */
const code = /\.(ts|tsx|mjs|css|sol|sql|html)$/
const exempt = /^(site\/|docs\/)/
const words = [brand.name, ...Object.values(links)]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const violations = files
  // Git still lists a file that was deleted and not committed.
  .filter((file) => code.test(file) && !exempt.test(file) && existsSync(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        words.filter((word) => line.includes(word)).map((word) => `${file}:${index + 1} names ${word}`),
      ),
  )
for (const violation of violations) console.error(violation)
process.exitCode = violations.length > 0 ? 1 : 0
