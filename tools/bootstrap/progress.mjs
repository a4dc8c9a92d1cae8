const isTerminal = process.stdout.isTTY
const redrawMilliseconds = 200
const running = new Map()
let timer

/**
 * Runs a step and shows its progress and duration. Steps may overlap. A terminal shows all running steps in one line;
 * other outputs get a line when a step starts and when it ends.
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
  // A wrapped line cannot be redrawn.
  const line = `  … ${steps.join(', ')}`.slice(0, (process.stdout.columns ?? 80) - 1)
  process.stdout.write(`\r\x1b[2K${line}`)
}

function seconds({ startedAt }) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}
