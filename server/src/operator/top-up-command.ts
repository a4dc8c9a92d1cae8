import type { Command } from 'commander'
import { sql } from 'drizzle-orm'
import { getAddress, isAddress, parseEther, type Address } from 'viem'
import { z } from 'zod'
import type { Sql } from '../services/database.ts'
import { parseRows } from '../lib/parse.ts'
import { type CommonOptions, formatAmount, formatFacts, OperatorError } from './terminal.ts'
import { loadOperatorKey, sendTransaction } from './operator-wallet.ts'
import type { OperatorContext } from './deployment.ts'
import { readRelayers } from './relayer-status.ts'
import { recordAction } from './action-log.ts'

type TopUpOptions = CommonOptions & { fromKeyFile?: string }

/** `top-up`: money for relayers, the faucet, or any other account. */
export function addTopUpCommand(program: Command, context: OperatorContext): void {
  program
    .command('top-up <account> <ether>')
    .description('send Ether to an address, or to each of the "relayers" seen within a day')
    .option('--from-key-file <file>', 'the file with the private key that pays; in the sandbox, the owner’s by default')
    .action((account: string, ether: string, _options, command: Command) =>
      topUp({ account, ether }, context, command.optsWithGlobals()),
    )
}

async function topUp(
  asked: { account: string; ether: string },
  { deployment, terminal }: OperatorContext,
  options: TopUpOptions,
): Promise<void> {
  if (!/^\d+(\.\d{1,18})?$/.test(asked.ether)) throw new OperatorError(`${asked.ether} is not an amount such as 0.5.`)
  const amountWei = parseEther(asked.ether)
  const payer = await loadOperatorKey(deployment.env, options.fromKeyFile, '--from-key-file')
  if (!payer) throw new OperatorError('Name the key that pays with --from-key-file.')
  const database = await deployment.sql()
  await refuseServerKey(database, payer.address)
  const receivers = await receiversOf(asked.account, async () => readRelayers(database, await deployment.chainNumber()))
  const chain = await deployment.chain()
  const balanceWei = await chain.client.getBalance({ address: payer.address })
  if (balanceWei < amountWei * BigInt(receivers.length))
    throw new OperatorError(`${payer.address} has ${formatAmount(balanceWei)}, which is too little.`)
  const details = {
    amount: `${formatAmount(amountWei)} each`,
    to: receivers.join(', '),
    from: `${payer.address}, which has ${formatAmount(balanceWei)}`,
    chain: String(chain.id),
  }
  await terminal.confirm(formatFacts('Send money.', Object.entries(details)), options)
  const sent: Array<{ to: Address; transactionHash: string; balanceWei: bigint }> = []
  for (const to of receivers) {
    const action = { command: 'top-up', details: { ...details, to } }
    const { transactionHash } = await recordAction(action, { deployment, terminal, options }, async () => ({
      outcome: 'done',
      transactionHash: await sendTransaction(chain, { account: payer, to, value: amountWei }),
    }))
    sent.push({ to, transactionHash, balanceWei: await chain.client.getBalance({ address: to }) })
  }
  const render = () =>
    sent.map((each) => `${each.to} has ${formatAmount(each.balanceWei)} now, by ${each.transactionHash}.\n`).join('')
  await terminal.answer({ outcome: 'done', sent }, render, options)
}

async function receiversOf(account: string, relayers: () => Promise<Array<{ address: Address; isDrained: boolean }>>) {
  if (isAddress(account, { strict: false })) return [getAddress(account)]
  if (account !== 'relayers') throw new OperatorError(`${account} is neither an address nor "relayers".`)
  const found = (await relayers()).filter(({ isDrained }) => !isDrained).map(({ address }) => getAddress(address))
  if (found.length === 0) throw new OperatorError('No relayer has reported within the last day.')
  return found
}

/** A key that the server sends with counts its nonces there: a transaction from here would take one of them. */
async function refuseServerKey(database: Sql, address: Address): Promise<void> {
  const sender = address.toLowerCase()
  const result = await database.execute(sql`
    select exists (select from chain_transaction where sender = ${sender})
      or exists (select from mint_relayer where lower(address) = ${sender}) as is_used`)
  if (parseRows(z.object({ is_used: z.boolean() }), result)[0]?.is_used)
    throw new OperatorError(`${address} is a key of the server, which counts its nonces. Pay with another one.`)
}
