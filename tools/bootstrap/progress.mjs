const isTerminal = process.stdout.isTTY
const redrawMilliseconds = 200

/**
 * Shows that a step is under way, for how long, and what it is at, until the work ends.
 * In a terminal the line is redrawn; elsewhere it is printed when the step ends.
 */
export async function step(name, work) {
  const startedAt = Date.now()
  let note = ''
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
  const draw = () => process.stdout.write(`\r\x1b[2K  … ${name} ${note} (${seconds()})`)
  if (!isTerminal) process.stdout.write(`  … ${name}\n`)
  const timer = isTerminal ? setInterval(draw, redrawMilliseconds) : undefined
  const clear = () => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\x1b[2K')
  }
  try {
    const result = await work((text) => (note = text))
    clear()
    process.stdout.write(`  ✓ ${name} (${seconds()})\n`)
    return result
  } catch (error) {
    clear()
    process.stdout.write(`  ✗ ${name} (${seconds()})\n`)
    throw error
  }
}
