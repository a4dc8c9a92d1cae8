import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { fromRoot } from './repository-root.mjs'
import { runNode } from './run.mjs'

const reports = fromRoot('.cache', 'reports')
/** Twice what the longest suite takes on a slow machine. */
const limitMinutes = 25
/** For suites that mostly wait for blocks and databases: 178 s for the chain tests on two cores, 271 s with two. */
const waitingWorkers = '--maxWorkers=4'

/**
 * Returns the test suites. Long and short suites may run concurrently; those in `alone` keep every core busy.
 * `shard`, such as 1/4, selects a part of the e2e tests.
 */
export function suites({ browser, shard, site }) {
  const env = { CHROMIUM_PATH: browser }
  return {
    long: [
      { name: 'contracts', run: contracts },
      { name: 'chain', run: () => site.then(() => vitest('chain', ['--project', 'chain', waitingWorkers])) },
    ],
    short: [
      { name: 'unit', run: () => vitest('unit', ['--project', 'unit']) },
      { name: 'database', run: () => vitest('database', ['--project', 'database', waitingWorkers]) },
      { name: 'components in a browser', run: () => vitest('components', ['--root', 'web'], { env }) },
    ],
    alone: [{ name: 'e2e tests in a browser', run: () => site.then(() => e2e({ env, shard })) }],
  }
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
  // The embedded Postgres library exits with 0 even if a test file fails to load.
  const hasPassed = code === 0 && counts?.success === true
  return outcome(hasPassed ? 0 : 1, output, {
    passed: counts?.numPassedTests ?? 0,
    failed: counts?.numFailedTests ?? 0,
    skipped: counts?.numPendingTests ?? 0,
  })
}

function e2e({ env, shard }) {
  return playwright('e2e', ['--config', 'e2e/playwright.config.ts', ...(shard ? [`--shard=${shard}`] : [])], env)
}

/** Runs Playwright tests. Returns their counts and the output. */
export async function playwright(name, flags, env) {
  const file = `${reports}/${name}.json`
  const { code, output } = await runReporting(
    file,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...flags],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const stats = readReport(file)?.stats
  return outcome(code, output, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  })
}

/** Reads the counts from the last line of the contract tests; a missing line is a failure. */
async function contracts() {
  const { code, output } = await runNode(['contracts/scripts/test.ts'], { limitMinutes })
  const [, passed = 0, failed = 0] = /^Contract tests: (\d+) passed, (\d+) failed$/m.exec(output) ?? []
  return outcome(code, output, { passed: Number(passed), failed: Number(failed) })
}

async function runReporting(file, nodeArguments, options) {
  await mkdir(reports, { recursive: true })
  await rm(file, { force: true })
  return runNode(nodeArguments, { ...options, limitMinutes })
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Counts one failure if a suite fails without naming a test, or runs no tests. */
function outcome(code, output, { passed, failed, skipped = 0 }) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, skipped, output }
}
