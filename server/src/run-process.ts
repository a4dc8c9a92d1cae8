/** Runs a process's main function. A failure to start is printed as a message, without a stack: the operator mends it. */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** Closes on Ctrl-C, on SIGTERM, and when the parent process is gone, even by kill -9. */
export function closeOnSignal(close: () => Promise<void>): void {
  if (process.channel) process.once('disconnect', () => void close())
  process.once('SIGINT', () => void close())
  process.once('SIGTERM', () => void close())
}
