import { collectionAbi } from '@network-site/protocol/contracts'
import type { Command } from 'commander'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { type CommonOptions, formatAmount, OperatorError } from './terminal.ts'
import { estimateCost, loadOperatorKey, sendTransaction } from './operator-wallet.ts'
import type { OperatorContext } from './deployment.ts'
import { whereToLook } from './chain-commands.ts'
import type { Chain } from '../services/chain.ts'
import { performAction } from './action-log.ts'

export type OwnerOptions = CommonOptions & { ownerKeyFile?: string }
type OwnerCall = {
  command: string
  title: string
  contract: Address
  call: string
  data: Hex
  /** What the plan says in addition. */
  details?: Record<string, string>
}

export const ownerKeyFileOption = [
  '--owner-key-file <file>',
  'file with the owner’s key or key-service entry; only you may have access',
] as const

/** Adds `open`, `close`, and `set-uri`, which only the owner of the collection may call. */
export function addContractCommands(program: Command, context: OperatorContext): void {
  for (const name of ['open', 'close'] as const)
    program
      .command(name)
      .description(name === 'open' ? 'open minting' : 'close minting for everyone, immediately')
      .option(...ownerKeyFileOption)
      .action((_options, command: Command) => setOpen(name === 'open', context, command.optsWithGlobals()))
  program
    .command('set-uri <uri>')
    .description('set the metadata URI of all items; {id} is replaced by the item')
    .option(...ownerKeyFileOption)
    .action((uri: string, _options, command: Command) => setUri(uri, context, command.optsWithGlobals()))
}

async function setOpen(isOpen: boolean, context: OperatorContext, options: OwnerOptions): Promise<void> {
  const { deployment, terminal } = context
  const chain = await deployment.chain()
  const wasOpen = await chain.client.readContract({
    abi: collectionAbi,
    address: chain.contracts.collection,
    functionName: 'open',
  })
  const word = isOpen ? 'open' : 'closed'
  if (wasOpen === isOpen) {
    const result = { outcome: `minting is already ${word}` }
    return terminal.answer(result, () => `Nothing to do: ${result.outcome}.\n`, options)
  }
  await sendAsOwner(context, options, {
    command: isOpen ? 'open' : 'close',
    title: isOpen
      ? 'Open minting: anyone can mint.'
      : 'Close minting: queued mints fail, and new requests are rejected.',
    contract: chain.contracts.collection,
    call: `toggleOpenState(${isOpen})`,
    data: encodeFunctionData({ abi: collectionAbi, functionName: 'toggleOpenState', args: [isOpen] }),
  })
}

async function setUri(uri: string, context: OperatorContext, options: OwnerOptions): Promise<void> {
  if (!uri.includes('{id}')) throw new OperatorError('The URI must contain {id}, which clients replace by the item.')
  await sendAsOwner(context, options, {
    command: 'set-uri',
    title: 'Set the metadata URI of all items.',
    contract: (await context.deployment.chain()).contracts.collection,
    call: `setURI("${uri}")`,
    data: encodeFunctionData({ abi: collectionAbi, functionName: 'setURI', args: [uri] }),
  })
}

/** Sends a call with the owner's key after the operator confirms it, or prints it if the key is not on this machine. */
export async function sendAsOwner(
  context: OperatorContext,
  options: OwnerOptions,
  ownerCall: OwnerCall,
): Promise<void> {
  const { deployment, terminal } = context
  const { command, title, contract, call, data } = ownerCall
  const chain = await deployment.chain()
  const owner = await readOwner(chain, contract)
  const account = await loadOperatorKey(deployment.env, options.ownerKeyFile, '--owner-key-file')
  // The owner may be a wallet whose key is not on this machine, such as a multisig.
  if (!account)
    throw new OperatorError(
      `The owner’s key is missing. Pass it with --owner-key-file, or send this transaction from ${owner}:\n  to    ${contract}\n  data  ${data}`,
    )
  if (account.address !== owner)
    throw new OperatorError(`The key belongs to ${account.address}, but the owner is ${owner}.`)
  const costWei = await estimateCost(chain, { account: account.address, to: contract, data })
  const details = {
    contract,
    chain: String(chain.id),
    call,
    ...ownerCall.details,
    from: `${owner}, the owner`,
    cost: `about ${formatAmount(costWei)}`,
  }
  const result = await performAction({ command, title, details }, { deployment, terminal, options }, async () => {
    const transactionHash = await sendTransaction(chain, { account, to: contract, data })
    return { outcome: 'done', transactionHash }
  })
  await terminal.answer(
    result,
    () => `Done in transaction ${result.transactionHash}.\n${whereToLook(deployment.env, result.transactionHash)}\n`,
    options,
  )
}

/** Returns the owner of the collection or of the token. */
export function readOwner({ client }: Chain, contract: Address): Promise<Address> {
  return client.readContract({ abi: collectionAbi, address: contract, functionName: 'owner' })
}
