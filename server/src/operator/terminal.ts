import { createInterface } from 'node:readline/promises'
import { explorerLink } from '@network-site/protocol/explorer'
import { network } from '@network-site/site/network'
import { type Address, formatEther, getAddress, isAddress } from 'viem'

/** An error that the operator can act on. Its message is printed without a stack trace. */
export class OperatorError extends Error {
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'OperatorError'
    this.exitCode = exitCode
  }
}

/** The exit code if the operator did not confirm the action. */
export const unconfirmedExitCode = 2

/** The global options, which every command accepts. */
export type CommonOptions = { json?: boolean; yes?: boolean; as?: string }

export type Terminal = {
  /** Prints the result to the standard output: as text, or as JSON with `--json`. */
  answer: (value: unknown, render: () => string, options: CommonOptions) => Promise<void>
  /** Prints progress to the standard error. */
  say: (line: string) => void
  /** Shows the plan and throws unless the operator confirms it. */
  confirm: (plan: string, options: CommonOptions) => Promise<void>
  /** Returns what the operator types. Without a terminal, throws an error that ends with the hint. No option skips it. */
  ask: (question: string, hint: string) => Promise<string>
}

/** Creates the terminal of this process. On a screen, hashes and addresses are links to the block explorer. */
export function processTerminal(explorerUrl: string | undefined): Terminal {
  const linked = (text: string, { isTTY }: { isTTY: boolean }) => (isTTY ? linkHashes(text, explorerUrl) : text)
  return {
    answer: (value, render, { json }) =>
      new Promise((done) => {
        const text = json
          ? `${JSON.stringify(value, bigintToString, 2)}\n`
          : linked(render(), { isTTY: process.stdout.isTTY })
        process.stdout.write(text, () => done())
      }),
    say: (line) => void process.stderr.write(`${line}\n`),
    confirm: async (plan, { yes }) => {
      process.stderr.write(`${linked(plan, { isTTY: process.stderr.isTTY })}\n`)
      if (yes) return
      const reply = await ask('Continue? Type yes: ', 'Pass --yes to run this from a script.')
      if (!/^y(es)?$/i.test(reply)) throw new OperatorError('Nothing was changed.', { exitCode: unconfirmedExitCode })
    },
    ask,
  }
}

async function ask(question: string, hint: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new OperatorError(`Nothing was changed: there is no terminal to answer in. ${hint}`, {
      exitCode: unconfirmedExitCode,
    })
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await prompt.question(question)).trim()
  } finally {
    prompt.close()
  }
}

/** Makes every transaction hash and address a terminal hyperlink (OSC 8), which takes no space. */
export function linkHashes(text: string, explorerUrl: string | undefined): string {
  return text.replaceAll(/(?<![\w/])0x(?:[\da-f]{64}|[\da-f]{40})(?!\w)/gi, (hex) => {
    const url = explorerLink(explorerUrl, hex.length === 42 ? 'address' : 'tx', hex)
    return url === undefined ? hex : `\u001B]8;;${url}\u0007${hex}\u001B]8;;\u0007`
  })
}

/** A replacer for `JSON.stringify`, which does not support bigint. */
export function bigintToString(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** Formats an aligned table. Numeric columns are right-aligned. */
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

/** Formats a title and an aligned list of names and values. */
export function formatFacts(title: string, facts: Array<[name: string, value: string]>): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length))
  return `${title}\n${facts.map(([name, value]) => `  ${name.padEnd(width)}  ${value}\n`).join('')}`
}

/** Formats an amount of the native currency with four decimals, or more for smaller amounts. */
export function formatAmount(wei: bigint): string {
  const { symbol } = network.testnet.nativeCurrency
  const [whole = '0', part = ''] = formatEther(wei).split('.')
  const firstDigit = whole === '0' ? part.search(/[1-9]/) : 0
  const kept = part.slice(0, Math.max(4, firstDigit + 2)).replace(/0+$/, '')
  return `${whole}${kept ? `.${kept}` : ''} ${symbol}`
}

/** Formats a duration as 42 s, 5 min, 3 h, or 2 d. */
export function formatSpan(seconds: number): string {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}

/** Formats the used part of a limit, where 0 means no limit. */
export function formatShare(used: number, limit: number): string {
  if (limit === 0) return `${formatGas(used)}, no limit`
  return `${formatGas(used)} of ${formatGas(limit)} (${Math.floor((used / limit) * 100)} %)`
}

function formatGas(gas: number): string {
  return gas >= 1_000_000 ? `${Math.round(gas / 1_000_000)} million gas` : `${gas} gas`
}

/** Formats a time in UTC to the minute. */
export function formatMinute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}

export function parseAddress(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new OperatorError(`${text} is not a valid address.`)
  return getAddress(text)
}

export function parseWholeNumber(name: string, text: string, max = 999_999_999): number {
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > max)
    throw new OperatorError(`${name} must be a whole number from 1 to ${max}, not ${text}.`)
  return Number(text)
}
