import { step } from './progress.mjs'

/** Runs one named piece of checking, shows how it went, and prints what a failed one said. */
export async function report(name, run) {
  let result = { passed: 0, failed: 1, output: '' }
  try {
    await step(name, async () => {
      result = await run()
      if (result.failed > 0) throw new Error(name)
    })
  } catch (error) {
    process.stdout.write(`${result.output || String(error?.stack ?? error)}\n`)
  }
  return result
}

/** A check is one test: it passes when its command ends with 0. */
export async function reportCheck({ name, run }) {
  return report(name, async () => {
    const { code, output } = await run()
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  })
}

/** The closing line, and the exit code that goes with it. */
export function close(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}
