import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { inHouse } from './house.mjs'
import { runNode, runNpm } from './run.mjs'

const reports = inHouse('.cache', 'reports')

/** The test suites, each giving back how many tests passed and failed and what it printed. */
export function suites({ browser }) {
  const env = { CHROMIUM_PATH: browser }
  return [
    { name: 'contracts', run: contracts },
    { name: 'unit', run: () => vitest('unit', ['--project', 'unit']) },
    { name: 'database', run: () => vitest('database', ['--project', 'database']) },
    { name: 'chain', run: () => vitest('chain', ['--project', 'chain']) },
    { name: 'components in a browser', run: () => vitest('components', ['--root', 'web'], { env }) },
    { name: 'journeys in a browser', run: () => journeys({ env }) },
  ]
}

async function vitest(name, flags, options) {
  const file = `${reports}/${name}.json`
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await runReporting(
    file,
    ['node_modules/vitest/vitest.mjs', 'run', ...flags, ...report],
    options,
  )
  const counts = readReport(file)
  return outcome(code, output, { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 })
}

async function journeys(options) {
  const file = `${reports}/journeys.json`
  const { code, output } = await runReporting(
    file,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { ...options, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const stats = readReport(file)?.stats
  return outcome(code, output, { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) })
}

async function contracts() {
  const { code, output } = await runNpm(['test', '--workspace', '@home/contracts'])
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
  return outcome(code, output, {
    passed: sum(/^Suite result: \w+\. (\d+) passed/gm),
    failed: sum(/^Suite result: \w+\. \d+ passed; (\d+) failed/gm),
  })
}

async function runReporting(file, nodeArguments, options) {
  await mkdir(reports, { recursive: true })
  await rm(file, { force: true })
  return runNode(nodeArguments, options)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A suite that ended badly without naming a failed test counts as one failure, and so does one that ran nothing. */
function outcome(code, output, { passed, failed }) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, output }
}
