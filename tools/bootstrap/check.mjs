import { availableParallelism } from 'node:os'
import { checks } from './checks.mjs'
import { readCommandLine } from './command-line.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { asPart, printSummary, report } from './report.mjs'
import { runConcurrently } from './run.mjs'
import { chooseParts } from './test-options.mjs'

const { values } = readCommandLine({
  command: 'npm run check',
  about: 'Runs every check that does not need a running site.',
  options: {
    only: {
      type: 'string',
      multiple: true,
      default: [],
      value: 'text',
      about: 'checks whose name contains this text; repeatable',
    },
  },
})
await orExplain(async () => {
  requirePlatform()
  await install('everything')
  const parts = checks().map((check) => ({ ...asPart(check), table: check.name }))
  const chosen = chooseParts(
    parts.map(({ name }) => name),
    { only: values.only, except: [] },
  )
  const jobs = parts.filter(({ name }) => chosen.has(name)).map((part) => () => report(part))
  printSummary(await runConcurrently(jobs, availableParallelism()))
})
