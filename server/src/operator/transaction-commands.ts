import type { Command } from 'commander'
import { formatGwei } from 'viem'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSenderRequest, findSenderRequest, withdrawSenderRequest } from '../transactions/sender-requests.ts'
import { type CommonOptions, formatSpan, formatTable, OperatorError } from './terminal.ts'
import type { OperatorContext } from './deployment.ts'
import { readRelayers, readUnconfirmed, silenceSeconds, type UnconfirmedTransaction } from './relayer-status.ts'
import { performAction } from './action-log.ts'
import { whereToLook } from './chain-commands.ts'

type TransactionOptions = CommonOptions & { sender?: string }

const timeoutSeconds = 30

const texts = {
  retry: {
    description: 'replace a stuck transaction by the same one with higher fees',
    title: 'Resend a transaction with higher fees.',
  },
  cancel: {
    description: 'replace a stuck transaction by an empty one',
    title: 'Cancel a transaction: an empty one takes its nonce, and its mints return to the queue.',
  },
}

/** Adds `transactions`, `retry`, and `cancel` for the unconfirmed transactions of relayers. */
export function addTransactionCommands(program: Command, context: OperatorContext): void {
  program
    .command('transactions')
    .description('list the transactions that are not final yet')
    .action((_options, command: Command) => list(context, command.optsWithGlobals()))
  for (const kind of ['retry', 'cancel'] as const)
    program
      .command(`${kind} <nonce>`)
      .description(texts[kind].description)
      .option('--sender <address>', 'the relayer, if several have a transaction with this nonce')
      .action((nonce: string, _options, command: Command) =>
        replace({ kind, nonce }, context, command.optsWithGlobals<TransactionOptions>()),
      )
}

async function list({ deployment, terminal }: OperatorContext, options: CommonOptions): Promise<void> {
  const transactions = await readUnconfirmed(await deployment.sql(), await deployment.chainNumber())
  await terminal.answer(transactions, () => formatTransactions(transactions), options)
}

function formatTransactions(transactions: UnconfirmedTransaction[]): string {
  if (transactions.length === 0) return 'No pending transactions.\n'
  return formatTable(
    ['Relayer', 'Nonce', 'Status', 'Age', 'Signed', 'Gwei', 'Content', 'Hash'],
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

function describe({ items, day }: UnconfirmedTransaction): string {
  return day === null ? 'no mints' : `${items} mints for day ${day}`
}

/**
 * Asks the process that holds the key to replace a transaction. Sending from here would take a nonce that the worker is
 * about to use.
 */
async function replace(
  { kind, nonce }: { kind: 'retry' | 'cancel'; nonce: string },
  { deployment, terminal }: OperatorContext,
  options: TransactionOptions,
): Promise<void> {
  const database = await deployment.sql()
  const chain = await deployment.chainNumber()
  const transaction = findTransaction(await readUnconfirmed(database, chain), { nonce, sender: options.sender })
  const { sender } = transaction
  const worker = (await readRelayers(database, chain)).find(({ address }) => address === sender)
  if (!worker || worker.silentSeconds >= silenceSeconds)
    throw new OperatorError(`No running process uses ${sender}. Start a relayer with this key.`)
  const details = {
    relayer: sender,
    nonce,
    content: describe(transaction),
    'waiting for': formatSpan(transaction.waitingSeconds),
    'sent by': 'the process that uses this key',
  }
  const action = { command: kind, title: texts[kind].title, details }
  const result = await performAction(action, { deployment, terminal, options }, async () => {
    const id = await createSenderRequest(database, { chain, sender }, { kind, nonce: transaction.nonce })
    const deadline = performance.now() + timeoutSeconds * 1000
    for (;;) {
      const request = await findSenderRequest(database, id)
      if (request?.isDone) break
      if (performance.now() > deadline && (await withdrawSenderRequest(database, id)))
        throw new OperatorError(
          `The relayer did not respond within ${timeoutSeconds} seconds. The request was withdrawn.`,
        )
      await sleep(250)
    }
    const request = await findSenderRequest(database, id)
    const after = (await readUnconfirmed(database, chain)).find(
      (each) => each.sender === sender && each.nonce === transaction.nonce,
    )
    return { outcome: request?.outcome ?? '', ...(after?.hash ? { transactionHash: after.hash } : {}) }
  })
  await terminal.answer(
    result,
    () =>
      `${result.outcome}.${result.transactionHash ? ` New transaction: ${result.transactionHash}.\n${whereToLook(deployment.env, result.transactionHash)}` : ''}\n`,
    options,
  )
}

function findTransaction(
  transactions: UnconfirmedTransaction[],
  { nonce, sender }: { nonce: string; sender: string | undefined },
): UnconfirmedTransaction {
  const found = transactions.filter(
    (each) => String(each.nonce) === nonce && (!sender || each.sender === sender.toLowerCase()),
  )
  const [transaction] = found
  if (!transaction)
    throw new OperatorError(`No pending transaction has nonce ${nonce}. Run operator transactions to list them.`)
  if (found.length > 1) throw new OperatorError('Several relayers have a transaction with this nonce. Pass --sender.')
  return transaction
}
