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

/** Adds `top-up`, which funds relayers, the faucet, or any other account. */
export function addTopUpCommand(program: Command, context: OperatorContext): void {
  program
    .command('top-up <account> <ether>')
    .description('send Ether to an address, or to all "relayers" that reported within the last day')
    .option(
      '--from-key-file <file>',
      'file with the key or key-service entry that pays (sandbox default: the owner’s key)',
    )
    .action((account: string, ether: string, _options, command: Command) =>
      topUp({ account, ether }, context, command.optsWithGlobals()),
    )
}

async function topUp(
  { account, ether }: { account: string; ether: string },
  { deployment, terminal }: OperatorContext,
  options: TopUpOptions,
): Promise<void> {
  if (!/^\d+(\.\d{1,18})?$/.test(ether)) throw new OperatorError(`${ether} is not a valid amount. Example: 0.5`)
  const amountWei = parseEther(ether)
  const payer = await loadOperatorKey(deployment.env, options.fromKeyFile, '--from-key-file')
  if (!payer) throw new OperatorError('Pass the key that pays with --from-key-file.')
  const database = await deployment.sql()
  await refuseServerKey(database, payer.address)
  const receivers = await findReceivers(account, async () => readRelayers(database, await deployment.chainNumber()))
  const chain = await deployment.chain()
  const balanceWei = await chain.client.getBalance({ address: payer.address })
  if (balanceWei < amountWei * BigInt(receivers.length))
    throw new OperatorError(`Insufficient funds: ${payer.address} has ${formatAmount(balanceWei)}.`)
  const details = {
    amount: `${formatAmount(amountWei)} each`,
    to: receivers.join(', '),
    from: `${payer.address}, balance ${formatAmount(balanceWei)}`,
    chain: String(chain.id),
  }
  await terminal.confirm(formatFacts('Send funds.', Object.entries(details)), options)
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
    sent
      .map((each) => `${each.to} now has ${formatAmount(each.balanceWei)} (transaction ${each.transactionHash}).\n`)
      .join('')
  await terminal.answer({ outcome: 'done', sent }, render, options)
}

async function findReceivers(
  account: string,
  relayers: () => Promise<Array<{ address: Address; isDrained: boolean }>>,
) {
  if (isAddress(account, { strict: false })) return [getAddress(account)]
  if (account !== 'relayers') throw new OperatorError(`${account} is neither an address nor "relayers".`)
  const found = (await relayers()).filter(({ isDrained }) => !isDrained).map(({ address }) => getAddress(address))
  if (found.length === 0) throw new OperatorError('No relayer has reported within the last day.')
  return found
}

/** Throws if the server sends with this key: a transaction from here would take a nonce that the server is about to use. */
async function refuseServerKey(database: Sql, address: Address): Promise<void> {
  const sender = address.toLowerCase()
  const result = await database.execute(sql`
    select exists (select from chain_transaction where sender = ${sender})
      or exists (select from mint_relayer where lower(address) = ${sender}) as is_used`)
  if (parseRows(z.object({ is_used: z.boolean() }), result)[0]?.is_used)
    throw new OperatorError(`${address} is used by the server, which manages its nonces. Pay with another key.`)
}
