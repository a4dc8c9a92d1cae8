import { collectionAbi } from '@network-site/protocol/contracts'
import type { Command } from 'commander'
import { encodeFunctionData, type Hex } from 'viem'
import { type CommonOptions, formatAmount, OperatorError } from './terminal.ts'
import { estimateCost, loadOperatorKey, sendTransaction } from './operator-wallet.ts'
import type { OperatorContext } from './deployment.ts'
import { performAction } from './action-log.ts'

type OwnerOptions = CommonOptions & { ownerKeyFile?: string }
type OwnerCall = { command: string; title: string; call: string; data: Hex }

/** `open`, `close` and `set-uri`: what only the owner of the collection may do. */
export function addContractCommands(program: Command, context: OperatorContext): void {
  const ownerKeyFile = [
    '--owner-key-file <file>',
    'the file with the owner’s private key, readable by its owner only',
  ] as const
  program
    .command('open')
    .description('open minting')
    .option(...ownerKeyFile)
    .action((_options, command: Command) => setOpen(true, context, command.optsWithGlobals()))
  program
    .command('close')
    .description('close minting, for everybody and at once')
    .option(...ownerKeyFile)
    .action((_options, command: Command) => setOpen(false, context, command.optsWithGlobals()))
  program
    .command('set-uri <uri>')
    .description('set the metadata address of all items; {id} stands for the item')
    .option(...ownerKeyFile)
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
    const result = { outcome: `minting was ${word} already` }
    return terminal.answer(result, () => `Nothing to do: ${result.outcome}.\n`, options)
  }
  await sendAsOwner(context, options, {
    command: isOpen ? 'open' : 'close',
    title: isOpen
      ? 'Open minting: anybody may mint.'
      : 'Close minting: what waits in the queue fails, nobody may mint.',
    call: `toggleOpenState(${isOpen})`,
    data: encodeFunctionData({ abi: collectionAbi, functionName: 'toggleOpenState', args: [isOpen] }),
  })
}

async function setUri(uri: string, context: OperatorContext, options: OwnerOptions): Promise<void> {
  if (!uri.includes('{id}')) throw new OperatorError('The address must hold {id}, where clients put the item.')
  await sendAsOwner(context, options, {
    command: 'set-uri',
    title: 'Set the metadata address of all items.',
    call: `setURI("${uri}")`,
    data: encodeFunctionData({ abi: collectionAbi, functionName: 'setURI', args: [uri] }),
  })
}

async function sendAsOwner(context: OperatorContext, options: OwnerOptions, asked: OwnerCall): Promise<void> {
  const { deployment, terminal } = context
  const { command, title, call, data } = asked
  const chain = await deployment.chain()
  const contract = chain.contracts.collection
  const owner = await chain.client.readContract({ abi: collectionAbi, address: contract, functionName: 'owner' })
  const account = await loadOperatorKey(deployment.env, options.ownerKeyFile, '--owner-key-file')
  // The owner may be a wallet that this machine has no key of.
  if (!account)
    throw new OperatorError(
      `No key of the owner is here. Name it with --owner-key-file, or send this from ${owner}:\n  to    ${contract}\n  data  ${data}`,
    )
  if (account.address !== owner)
    throw new OperatorError(`The key is that of ${account.address}, but the owner is ${owner}.`)
  const costWei = await estimateCost(chain, { account: account.address, to: contract, data })
  const details = {
    contract,
    chain: String(chain.id),
    call,
    from: `${owner}, the owner`,
    cost: `about ${formatAmount(costWei)}`,
  }
  const result = await performAction({ command, title, details }, { deployment, terminal, options }, async () => {
    const transactionHash = await sendTransaction(chain, { account, to: contract, data })
    return { outcome: 'done', transactionHash }
  })
  await terminal.answer(result, () => `Done by transaction ${result.transactionHash}.\n`, options)
}
