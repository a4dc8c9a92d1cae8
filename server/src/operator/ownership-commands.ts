import { collectionAbi } from '@network-site/protocol/contracts'
import { type Command, Option } from 'commander'
import { type Address, encodeFunctionData, type Hex, isHex, parseAbi, zeroAddress } from 'viem'
import { isSignedBy, isSignedByContract } from '../lib/signatures.ts'
import type { Chain } from '../services/chain.ts'
import { ownerKeyFileOption, type OwnerOptions, readOwner, sendAsOwner } from './contract-commands.ts'
import type { OperatorContext } from './deployment.ts'
import { loadOperatorKey } from './operator-wallet.ts'
import { OperatorError, parseAddress, unconfirmedExitCode } from './terminal.ts'

type OwnershipOptions = OwnerOptions & { contract: 'collection' | 'token' }
type TransferOptions = OwnershipOptions & { to: string; signature?: string; newOwnerKeyFile?: string }

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const erc1271Accepted = '0x1626ba7e'

/** Adds `transfer-ownership` and `renounce-ownership`, which the contracts carry out in one irreversible step. */
export function addOwnershipCommands(program: Command, context: OperatorContext): void {
  const contract = () =>
    new Option('--contract <name>', 'the contract').choices(['collection', 'token']).makeOptionMandatory()
  program
    .command('transfer-ownership')
    .description('make another account the owner of a contract, after it has signed that it accepts')
    .addOption(contract())
    .requiredOption('--to <address>', 'the new owner')
    .option('--signature <hex>', 'the new owner’s signature of the message that this command prints without it')
    .option(
      '--new-owner-key-file <file>',
      'file with the new owner’s key or key-service entry, to sign that message here',
    )
    .option(...ownerKeyFileOption)
    .action((_options, command: Command) => transferOwnership(context, command.optsWithGlobals()))
  program
    .command('renounce-ownership')
    .description('leave a contract without an owner, forever; asks you to type its name, even with --yes')
    .addOption(contract())
    .option(...ownerKeyFileOption)
    .action((_options, command: Command) => renounceOwnership(context, command.optsWithGlobals()))
}

async function transferOwnership(context: OperatorContext, options: TransferOptions): Promise<void> {
  const chain = await context.deployment.chain()
  const contract = chain.contracts[options.contract]
  const newOwner = parseAddress(options.to)
  const owner = await readOwner(chain, contract)
  if (newOwner === zeroAddress)
    throw new OperatorError('To leave the contract without an owner, use renounce-ownership.')
  if (newOwner === owner) throw new OperatorError(`${owner} already owns the ${options.contract}.`)
  await requireAcceptance(context, { chain, contract, owner, newOwner, options })
  await sendAsOwner(context, options, {
    command: 'transfer-ownership',
    title: `Transfer the ownership of the ${options.contract}. Only the new owner can undo this.`,
    contract,
    call: `transferOwnership(${newOwner})`,
    data: encodeFunctionData({ abi: collectionAbi, functionName: 'transferOwnership', args: [newOwner] }),
    details: { 'new owner': `${newOwner}, has signed that it accepts` },
  })
}

/** Throws unless the new owner has signed, which proves that it can act on this chain and that its address has no typo. */
async function requireAcceptance(
  { deployment, terminal }: OperatorContext,
  transfer: { chain: Chain; contract: Address; owner: Address; newOwner: Address; options: TransferOptions },
): Promise<void> {
  const { chain, contract, owner, newOwner, options } = transfer
  const message = `I, ${newOwner}, accept the ownership of contract ${contract} on chain ${chain.id} from ${owner}.`
  const account =
    options.newOwnerKeyFile === undefined
      ? undefined
      : await loadOperatorKey(deployment.env, options.newOwnerKeyFile, '--new-owner-key-file')
  const given = options.signature ?? (await account?.signMessage({ message }))
  if (given === undefined) terminal.say(`The new owner has to sign this message:\n\n${message}\n`)
  const signature = (given ?? (await terminal.ask('Its signature: ', 'Pass the signature with --signature.'))).trim()
  if (!isBytes(signature))
    throw new OperatorError('Nothing was changed: a signature is 0x and an even number of digits.')
  const isAccepted = await isSignedBy({ address: newOwner, message, signature }, (signed) =>
    signed.signature === '0x' ? isApprovedOnChain(chain, signed) : isSignedByContract(chain, signed),
  )
  if (!isAccepted)
    throw new OperatorError(`Nothing was changed: this is not ${newOwner}’s signature of this message:\n\n${message}\n`)
}

function isBytes(text: string): text is Hex {
  return isHex(text) && text.length % 2 === 0
}

/** Asks a contract wallet, such as a Safe, whether it approved a message in a transaction. Its signature is then empty. */
async function isApprovedOnChain(
  { client }: Chain,
  { address, hash }: { address: Address; hash: Hex },
): Promise<boolean> {
  const query = { abi: erc1271Abi, address, functionName: 'isValidSignature', args: [hash, '0x'] } as const
  return (await client.readContract(query).catch(() => undefined)) === erc1271Accepted
}

async function renounceOwnership(context: OperatorContext, options: OwnershipOptions): Promise<void> {
  const { deployment, terminal } = context
  const chain = await deployment.chain()
  const contract = chain.contracts[options.contract]
  const name = await chain.client.readContract({ abi: collectionAbi, address: contract, functionName: 'name' })
  terminal.say(
    `The ${options.contract} ${contract} on chain ${chain.id} will have no owner. This cannot be undone.\n${await describeLoss(chain, options.contract)}`,
  )
  const typed = await terminal.ask(
    `To renounce, type the contract’s name, ${name}: `,
    'The contract’s name has to be typed; no option replaces it.',
  )
  if (typed !== name)
    throw new OperatorError(`Nothing was changed: the name is ${name}.`, { exitCode: unconfirmedExitCode })
  await sendAsOwner(context, options, {
    command: 'renounce-ownership',
    title: `Renounce the ownership of the ${options.contract}, forever.`,
    contract,
    call: 'renounceOwnership()',
    data: encodeFunctionData({ abi: collectionAbi, functionName: 'renounceOwnership' }),
  })
}

async function describeLoss(chain: Chain, contract: OwnershipOptions['contract']): Promise<string> {
  if (contract === 'token') return 'The daily cap can never be changed again.'
  const isOpen = await chain.client.readContract({
    abi: collectionAbi,
    address: chain.contracts.collection,
    functionName: 'open',
  })
  return `Minting stays ${isOpen ? 'open' : 'closed'} forever. The metadata URI can never be changed, and no one can mint as the owner.`
}
