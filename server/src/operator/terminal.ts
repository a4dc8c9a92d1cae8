import { createInterface } from 'node:readline/promises'
import { network } from '@network-site/site/network'
import { type Address, formatEther, getAddress, isAddress } from 'viem'

/** An error whose message is printed without a stack: the operator can act on it. */
export class OperatorError extends Error {
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'OperatorError'
    this.exitCode = exitCode
  }
}

/** Nothing was done, because nobody agreed to it. */
export const refusedExitCode = 2

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
      const text = json ? `${JSON.stringify(value, bigintToString, 2)}\n` : render()
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

/** A replacer for `JSON.stringify`, which cannot write a bigint. */
export function bigintToString(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** Lines up cells under their names. Numbers go to the right. */
export function formatTable(names: string[], rows: string[][]): string {
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const isNumber = names.map((_, column) => rows.every((row) => /^[\d.,]*$/.test(row[column] ?? '')))
  const lineOf = (cells: string[]) =>
    cells
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [names, widths.map((width) => '─'.repeat(width)), ...rows].map((cells) => `${lineOf(cells)}\n`).join('')
}

/** A title, and what there is to say under it. */
export function formatFacts(title: string, facts: Array<[name: string, value: string]>): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length))
  return `${title}\n${facts.map(([name, value]) => `  ${name.padEnd(width)}  ${value}\n`).join('')}`
}

/** An amount of the chain's currency with four digits behind the point; more where it is less than that. */
export function formatAmount(wei: bigint): string {
  const { symbol } = network.testnet.nativeCurrency
  const [whole = '0', part = ''] = formatEther(wei).split('.')
  const firstDigit = whole === '0' ? part.search(/[1-9]/) : 0
  const kept = part.slice(0, Math.max(4, firstDigit + 2)).replace(/0+$/, '')
  return `${whole}${kept ? `.${kept}` : ''} ${symbol}`
}

/** A span of time as people say it: 42 s, 5 min, 3 h, 2 d. */
export function formatSpan(seconds: number): string {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}

/** How much of a limit is used; 0 is no limit. */
export function formatShare(used: number, limit: number): string {
  if (limit === 0) return `${formatGas(used)}, no limit`
  return `${formatGas(used)} of ${formatGas(limit)} (${Math.floor((used / limit) * 100)} %)`
}

function formatGas(gas: number): string {
  return gas >= 1_000_000 ? `${Math.round(gas / 1_000_000)} million gas` : `${gas} gas`
}

/** A time to the minute, in UTC. */
export function formatMinute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}

export function parseAddress(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new OperatorError(`${text} is not an address.`)
  return getAddress(text)
}

export function parseWholeNumber(name: string, text: string, largest = 999_999_999): number {
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > largest)
    throw new OperatorError(`${name} must be a whole number from 1 to ${largest}, not ${text}.`)
  return Number(text)
}
