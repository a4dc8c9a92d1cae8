import { explorerLink } from '@network-site/protocol/explorer'
import { isTransactionHash, readTransaction, type TransactionSummary } from '@network-site/protocol/transaction-summary'
import type { Command } from 'commander'
import type { Env } from '../env/index.ts'
import { type ChainCheck, checkChain } from './check-chain.ts'
import type { OperatorContext } from './deployment.ts'
import { type CommonOptions, formatAmount, formatFacts, formatSpan, formatTable, OperatorError } from './terminal.ts'

type CheckOptions = CommonOptions & { rpc?: string }

/** Adds `transaction` and `check-chain`, which only read the chain. */
export function addChainCommands(program: Command, context: OperatorContext): void {
  program
    .command('transaction <hash>')
    .description('show what the chain says about a transaction')
    .action((hash: string, _options, command: Command) => show(hash, context, command.optsWithGlobals()))
  program
    .command('check-chain')
    .description('report what a chain supports, and what the site lacks without it')
    .option('--rpc <url>', 'the endpoint (default: the first of the deployment)')
    .action((_options, command: Command) => check(context, command.optsWithGlobals<CheckOptions>()))
}

/** Says where to look at a transaction. */
export function whereToLook(env: Env, hash: string): string {
  return explorerLink(env.CHAIN_EXPLORER_URL, 'tx', hash) ?? `Details: npm run operator transaction ${hash}`
}

async function show(hash: string, { deployment, terminal }: OperatorContext, options: CommonOptions): Promise<void> {
  if (!isTransactionHash(hash)) throw new OperatorError(`${hash} is not a transaction hash: 0x and 64 digits.`)
  const { client, contracts } = await deployment.chain()
  const request = (call: { method: string; params: unknown[] }) => client.request(call as never)
  const transaction = await readTransaction(request, { hash, collection: contracts.collection })
  if (!transaction) throw new OperatorError(`The chain does not know ${hash}. It may be on another chain, or dropped.`)
  const explorerUrl = explorerLink(deployment.env.CHAIN_EXPLORER_URL, 'tx', hash)
  await terminal.answer(
    { ...transaction, explorerUrl: explorerUrl ?? null },
    () => formatTransaction(transaction, explorerUrl),
    options,
  )
}

function formatTransaction(transaction: TransactionSummary, explorerUrl: string | undefined): string {
  const { hash, status, block, timestampSeconds, confirmations, from, to, createdContract, mints } = transaction
  const { nonce, valueWei, gasLimit, gasUsed, feeWei } = transaction
  const age = timestampSeconds === null ? '' : `, ${formatSpan(Date.now() / 1000 - timestampSeconds)} ago`
  const facts: Array<[string, string]> = [
    ['status', status === 'reverted' ? 'REVERTED' : status],
    ['block', block === null ? 'none yet' : `${block}${age}, ${confirmations} confirmations`],
    ['from', from],
    ['to', to ?? `creates ${createdContract ?? 'a contract'}`],
    ['nonce', String(nonce)],
    ['value', formatAmount(valueWei)],
    ['gas', gasUsed === null ? `limit ${gasLimit}` : `${gasUsed} of ${gasLimit}`],
    ...(feeWei === null ? [] : [['fee', formatAmount(feeWei)] as [string, string]]),
    ...mints.map(({ receiver, items }): [string, string] => ['minted', `${items.join(', ')} to ${receiver}`]),
    ...(explorerUrl === undefined ? [] : [['explorer', explorerUrl] as [string, string]]),
  ]
  return formatFacts(`Transaction ${hash}`, facts)
}

async function check({ deployment, terminal }: OperatorContext, options: CheckOptions): Promise<void> {
  const rpcUrl = options.rpc ?? (await deployment.chain()).rpcUrls[0] ?? ''
  if (!URL.canParse(rpcUrl) || !/^https?:$/.test(new URL(rpcUrl).protocol))
    throw new OperatorError('--rpc must be an http or https URL.')
  // The rest of the URL may contain a key.
  const { host } = new URL(rpcUrl)
  const checks = await checkChain(rpcUrl)
  await terminal.answer({ host, checks }, () => formatChecks(host, checks), options)
  const faults = checks.filter(({ result, isOptional }) => result !== 'ok' && !isOptional)
  if (faults.length > 0) throw new OperatorError(`The site needs: ${faults.map(({ name }) => name).join(', ')}.`)
}

const resultWords = { ok: 'ok', missing: 'MISSING', unknown: 'UNKNOWN' }

function formatChecks(host: string, checks: ChainCheck[]): string {
  const rows = checks.map(({ name, result, found }) => [name, resultWords[result], found])
  const meanings = checks.flatMap(({ name, meaning, isOptional }): Array<[string, string]> =>
    meaning === undefined ? [] : [[isOptional ? `${name} (optional)` : name, meaning]],
  )
  return [
    formatTable([`Chain at ${host}`, 'Result', 'Found'], rows),
    meanings.length > 0
      ? formatFacts('What this means for the site', meanings)
      : 'The chain has everything that the site uses.\n',
  ].join('\n')
}
