const isTerminal = process.stdout.isTTY
const redrawMilliseconds = 200
const running = new Map()
let timer

/**
 * Shows that a step is under way, for how long, and what it is at, until the work ends. Steps may overlap.
 * In a terminal one line names those that run; elsewhere each is printed when it starts and when it ends.
 */
export async function step(name, work) {
  const current = { startedAt: Date.now(), note: '' }
  begin(name, current)
  try {
    const result = await work((text) => (current.note = text))
    end(name, current, '✓')
    return result
  } catch (error) {
    end(name, current, '✗')
    throw error
  }
}

function begin(name, current) {
  running.set(current, name)
  if (isTerminal) timer ??= setInterval(draw, redrawMilliseconds)
  else process.stdout.write(`  … ${name}\n`)
}

function end(name, current, mark) {
  running.delete(current)
  if (running.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
  if (isTerminal) process.stdout.write('\r\x1b[2K')
  process.stdout.write(`  ${mark} ${name} (${seconds(current)})\n`)
}

function draw() {
  const steps = [...running].map(([current, name]) => `${name} ${current.note} (${seconds(current)})`)
  // A line that wraps could not be redrawn.
  const line = `  … ${steps.join(', ')}`.slice(0, (process.stdout.columns ?? 80) - 1)
  process.stdout.write(`\r\x1b[2K${line}`)
}

function seconds({ startedAt }) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}
