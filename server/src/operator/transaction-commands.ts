import type { Command } from 'commander'
import { formatGwei } from 'viem'
import { setTimeout as sleep } from 'node:timers/promises'
import { askSender, findSenderRequest, withdrawSenderRequest } from '../transactions/sender-requests.ts'
import { type CommonOptions, formatSpan, formatTable, OperatorError } from './terminal.ts'
import type { OperatorContext } from './deployment.ts'
import { readRelayers, readUnconfirmed, silenceSeconds, type WaitingTransaction } from './relayer-status.ts'
import { performAction } from './action-log.ts'

type TransactionOptions = CommonOptions & { sender?: string }

const patienceMilliseconds = 30_000
const pollMilliseconds = 250

const titles = {
  retry: 'Send a transaction again, with higher fees.',
  cancel: 'Cancel a transaction: its nonce is used for nothing, and its mints are queued again.',
}

/** `transactions`, `retry` and `cancel`: what relayers have under way. */
export function addTransactionCommands(program: Command, context: OperatorContext): void {
  program
    .command('transactions')
    .description('list the transactions that the chain has not decided yet')
    .action((_options, command: Command) => list(context, command.optsWithGlobals()))
  for (const kind of ['retry', 'cancel'] as const)
    program
      .command(`${kind} <nonce>`)
      .description(
        kind === 'retry'
          ? 'offer more for a stuck transaction'
          : 'replace a stuck transaction by one that does nothing',
      )
      .option('--sender <address>', 'the relayer, where several have a transaction with this nonce')
      .action((nonce: string, _options, command: Command) =>
        change({ kind, nonce }, context, command.optsWithGlobals<TransactionOptions>()),
      )
}

async function list({ deployment, terminal }: OperatorContext, options: CommonOptions): Promise<void> {
  const transactions = await readUnconfirmed(await deployment.sql(), await deployment.chainNumber())
  await terminal.answer(transactions, () => formatTransactions(transactions), options)
}

/** The table of what is under way. */
function formatTransactions(transactions: WaitingTransaction[]): string {
  if (transactions.length === 0) return 'Nothing is under way.\n'
  return formatTable(
    ['Relayer', 'Nonce', 'Status', 'Since', 'Signed', 'Gwei', 'Carries', 'Hash'],
    transactions.map((each) => [
      each.sender,
      String(each.nonce),
      each.status,
      formatSpan(each.waitingSeconds),
      `${each.timesSigned}×`,
      formatGwei(each.maxFeeWei),
      describe(each),
      each.hash ?? '',
    ]),
  )
}

function describe({ items, day }: WaitingTransaction): string {
  return day === null ? 'no mints' : `${items} mints of day ${day}`
}

/**
 * Leaves a request for the process that works with the key. Nobody else may send with it: this tool would take a nonce
 * that the worker is about to use.
 */
async function change(
  { kind, nonce }: { kind: 'retry' | 'cancel'; nonce: string },
  { deployment, terminal }: OperatorContext,
  options: TransactionOptions,
): Promise<void> {
  const database = await deployment.sql()
  const chain = await deployment.chainNumber()
  const transaction = choose(await readUnconfirmed(database, chain), { nonce, sender: options.sender })
  const { sender } = transaction
  const worker = (await readRelayers(database, chain)).find(({ address }) => address === sender)
  const isAtWork = worker !== undefined && worker.silentSeconds < silenceSeconds
  const details = {
    relayer: sender,
    nonce,
    carries: describe(transaction),
    'waiting for': formatSpan(transaction.waitingSeconds),
    'done by': isAtWork ? 'the process that works with this key' : 'nobody now: no process works with this key',
  }
  if (!isAtWork) throw new OperatorError(`No process works with ${sender}. Start a relayer that has its key.`)
  const action = { command: kind, title: titles[kind], details }
  const result = await performAction(action, { deployment, terminal, options }, async () => {
    const id = await askSender(database, { chain, sender }, { kind, nonce: transaction.nonce })
    const deadline = performance.now() + patienceMilliseconds
    for (;;) {
      const request = await findSenderRequest(database, id)
      if (request?.isDone) break
      if (performance.now() > deadline) {
        if (await withdrawSenderRequest(database, id))
          throw new OperatorError('The relayer has not done it within 30 seconds, so the request was taken back.')
      }
      await sleep(pollMilliseconds)
    }
    const request = await findSenderRequest(database, id)
    const after = (await readUnconfirmed(database, chain)).find(
      (each) => each.sender === sender && each.nonce === transaction.nonce,
    )
    return { outcome: request?.outcome ?? '', ...(after?.hash ? { transactionHash: after.hash } : {}) }
  })
  await terminal.answer(
    result,
    () => `${result.outcome}.${result.transactionHash ? ` It is ${result.transactionHash} now.` : ''}\n`,
    options,
  )
}

function choose(
  transactions: WaitingTransaction[],
  { nonce, sender }: { nonce: string; sender: string | undefined },
): WaitingTransaction {
  const found = transactions.filter(
    (each) => String(each.nonce) === nonce && (!sender || each.sender === sender.toLowerCase()),
  )
  const [transaction] = found
  if (!transaction)
    throw new OperatorError(`No transaction with nonce ${nonce} is under way. See: operator transactions`)
  if (found.length > 1) throw new OperatorError('Several relayers have one with this nonce. Add --sender.')
  return transaction
}
