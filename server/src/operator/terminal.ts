import { createInterface } from 'node:readline/promises'
import { OperatorError, refusedExitCode } from './operator-error.ts'

/** How a command was called, whichever it is. */
export type CommonOptions = {
  /** Answers with JSON, for programs. */
  json?: boolean
  /** Agrees to what the command is about to do. */
  yes?: boolean
  /** Who is written down as having done it. */
  as?: string
}

/** Where a command writes to and asks. */
export type Terminal = {
  /** The answer: text for people, or JSON. */
  answer: (value: unknown, render: () => string, options: CommonOptions) => Promise<void>
  /** How far it has come. Not part of the answer. */
  say: (line: string) => void
  /** Shows what is about to be done, and goes on only where somebody agrees. */
  confirm: (plan: string, options: CommonOptions) => Promise<void>
}

/** The terminal that this process was started in. */
export const processTerminal: Terminal = {
  answer: (value, render, { json }) =>
    new Promise((done) => {
      const text = json ? `${JSON.stringify(value, jsonValue, 2)}\n` : render()
      process.stdout.write(text, () => done())
    }),
  say: (line) => void process.stderr.write(`${line}\n`),
  confirm: async (plan, { yes }) => {
    process.stderr.write(`${plan}\n`)
    if (yes) return
    if (!process.stdin.isTTY || !process.stderr.isTTY)
      throw new OperatorError('Nothing was done: nobody is there to agree. Add --yes to do it from a script.', {
        exitCode: refusedExitCode,
      })
    const asking = createInterface({ input: process.stdin, output: process.stderr })
    try {
      const said = await asking.question('Do it? Type yes to go on: ')
      if (!/^y(es)?$/i.test(said.trim())) throw new OperatorError('Nothing was done.', { exitCode: refusedExitCode })
    } finally {
      asking.close()
    }
  },
}

function jsonValue(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
