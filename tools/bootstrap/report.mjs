import { step } from './progress.mjs'

/** Runs a part and prints its output if it fails. Returns its test counts and when it ran. */
export async function report({ name, table = name, run }) {
  const startedAt = Date.now()
  let result = { passed: 0, failed: 1, output: '' }
  try {
    await step(name, async () => {
      result = await run()
      if (result.failed > 0) throw new Error(name)
    })
  } catch (error) {
    process.stdout.write(`${result.output || String(error?.stack ?? error)}\n`)
  }
  return { ...result, table, startedAt, endedAt: Date.now() }
}

/** Turns a check into a part with one test. All checks share a row of the summary. */
export function asPart({ name, run }) {
  return {
    name,
    table: 'checks',
    run: async () => {
      const { code, output } = await run()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

/** Runs preparation work. Returns its result and its row of the summary. */
export async function timed(table, work) {
  const startedAt = Date.now()
  const value = await work()
  return { value, row: { table, startedAt, endedAt: Date.now(), passed: 0, failed: 0 } }
}

const counts = ['passed', 'failed', 'skipped']

/** Prints the summary and sets the exit code. Tests are skipped if a program that they need is not installed. */
export function printSummary(results) {
  const total = (key, some = results) => some.reduce((sum, result) => sum + (result[key] ?? 0), 0)
  const rows = [...new Set(results.map(({ table }) => table))].map((table) => {
    const some = results.filter((result) => result.table === table)
    return [table, secondsOf(some), ...counts.map((key) => total(key, some) || '')]
  })
  printTable([['part', 'seconds', ...counts], ...rows])
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}

/** Returns the seconds from the first start to the last end. Rows overlap, so their sum exceeds the total time. */
function secondsOf(results) {
  const start = Math.min(...results.map(({ startedAt }) => startedAt))
  return Math.round((Math.max(...results.map(({ endedAt }) => endedAt)) - start) / 1000)
}

function printTable(rows) {
  const widths = rows[0]
    .map((_, column) => column)
    .map((column) => Math.max(...rows.map((row) => String(row[column]).length)))
  for (const [name, ...numbers] of rows) {
    const cells = numbers.map((value, i) => String(value).padStart(widths[i + 1]))
    process.stdout.write(`\n  ${String(name).padEnd(widths[0])}  ${cells.join('  ')}`)
  }
  process.stdout.write('\n')
}
