import { reasonOf } from '@network-site/protocol/redact'
import type { Command } from 'commander'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Address, getAddress, type Hex, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import type { Sql } from '../services/database.ts'
import { parseRows } from '../lib/parse.ts'
import { chainIdentity, findChainNumber, readHead } from '../transactions/chain-state.ts'
import { feesFor } from '../transactions/fees.ts'
import {
  createSenderRequest,
  findSenderRequest,
  isRefused,
  planSweep,
  readSenderRequests,
} from '../transactions/sender-requests.ts'
import type { SenderKey } from '../transactions/sender.ts'
import { type KeysEnv, loadKeys, openKeys, parseEntries, parseEntry } from '../services/keys-file.ts'
import { type CommonOptions, formatAmount, OperatorError, parseAddress, type Terminal } from './terminal.ts'
import type { Deployment, OperatorContext } from './deployment.ts'
import { readRelayers, readUnconfirmed, silenceSeconds } from './relayer-status.ts'
import { performAction } from './action-log.ts'

/** How far the gas price may have fallen since the sweep, which left a reserve at the price of its time. */
const priceFall = 4n

type RotateOptions = CommonOptions & { to?: string; patience: string }

/** What differs between the relayers' keys and the faucet's. */
type KeyRole = {
  command: 'rotate-key' | 'rotate-faucet-key'
  title: string
  variable: 'RELAYER_KEYS_FILE' | 'FAUCET_KEY_FILE'
  /** Resolves once the servers have had time to read the new key. */
  untilUsed: (rotation: Rotation & { to: Address; resumeHint: string }, context: RotateContext) => Promise<void>
  /** The number of the chain, under which the role's transactions are stored. */
  chainNumber: (deployment: Deployment) => Promise<number>
}

type RotateContext = OperatorContext & { options: RotateOptions }

type Rotation = {
  from: Address
  /** Undefined if a new key is generated. */
  to: Address | undefined
  /** The entry of a key service that is added to the file. */
  entry: string | undefined
  file: string | undefined
  patienceMilliseconds: number
}

const relayerRole: KeyRole = {
  command: 'rotate-key',
  title: 'Rotate a relayer key.',
  variable: 'RELAYER_KEYS_FILE',
  chainNumber: ({ chainNumber }) => chainNumber(),
  untilUsed: async ({ to, patienceMilliseconds, resumeHint }, { deployment, terminal }) => {
    terminal.say(`2. Waiting until a relayer uses ${to}. If other machines have copies of the file, update them now.`)
    const database = await deployment.sql()
    const chain = await deployment.chainNumber()
    await waitFor(patienceMilliseconds, `No relayer uses ${to} yet. ${resumeHint}`, async () =>
      (await readRelayers(database, chain)).some(
        ({ address, silentSeconds }) => getAddress(address) === to && silentSeconds < silenceSeconds,
      ),
    )
  },
}

/** Servers read the file every two seconds. The one that moves the balance has both keys. */
const faucetReadMilliseconds = 4000

const faucetRole: KeyRole = {
  command: 'rotate-faucet-key',
  title: 'Rotate the faucet’s key.',
  variable: 'FAUCET_KEY_FILE',
  chainNumber: async ({ sql: open, chain }) => {
    const found = await findChainNumber(await open(), await chainIdentity(await chain()))
    if (found === undefined) throw new OperatorError('The faucet has never sent anything on this chain.')
    return found
  },
  untilUsed: async ({ to, resumeHint }, { terminal, options }) => {
    if (!options.yes)
      await terminal.ask(
        `If other machines have copies of the file, update them now. Press Enter once all have the key of ${to}. `,
        resumeHint,
      )
    terminal.say(`2. Waiting until the servers use ${to}.`)
    await sleep(faucetReadMilliseconds)
  },
}

/** Adds `rotate-key` and `rotate-faucet-key`, which replace a key without a restart and without losing a transaction. */
export function addRotateKeyCommands(program: Command, context: OperatorContext): void {
  const patience = ['--patience <seconds>', 'timeout for each step', '120'] as const
  program
    .command('rotate-key <relayer>')
    .description('replace a relayer key: add a new one, drain the old one, move its balance, remove it')
    .option(
      '--to <key>',
      'the address of a running relayer, or a key-service entry to add, instead of a new key; also resumes an interrupted rotation',
    )
    .option(...patience)
    .action(async (relayer: string, _options, command: Command) => {
      const options = command.optsWithGlobals<RotateOptions>()
      await rotateKey(relayerRole, await planRelayerRotation(relayer, context, options), { context, options })
    })
  program
    .command('rotate-faucet-key')
    .description('replace the faucet’s key: add a new one, drain the old one, move its balance, remove it')
    .option('--to <entry>', 'a key-service entry to add instead of a new key')
    .option(...patience)
    .action(async (_options, command: Command) => {
      const options = command.optsWithGlobals<RotateOptions>()
      await rotateKey(faucetRole, await planFaucetRotation(context, options), { context, options })
    })
}

async function rotateKey(
  role: KeyRole,
  rotation: Rotation,
  { context, options }: { context: OperatorContext; options: RotateOptions },
): Promise<void> {
  const { deployment, terminal } = context
  const { from, to, entry, file } = rotation
  const chain = await deployment.chain()
  const balanceWei = await chain.client.getBalance({ address: from })
  const details = {
    'old key': `${from}, balance ${formatAmount(balanceWei)}`,
    'new key': to ? `${to}${entry ? ', in a key service' : ''}` : 'generated now',
    'keys file': file ?? `not changed: ${role.variable} is not set or does not contain the old key`,
    'step 1': to && !entry ? 'skipped: the new key exists' : 'add the new key to the file',
    'step 2': 'wait until the new key is in use',
    'step 3': 'stop new transactions from the old key, and wait until all are final',
    'step 4': 'move its balance to the new key',
    'step 5': file ? 'remove the old key from the file' : 'you remove the old key from its store',
  }
  const { command, title } = role
  const result = await performAction({ command, title, details }, { deployment, terminal, options }, () =>
    executeRotation(role, rotation, { ...context, options }),
  )
  const render = () =>
    `${from} is retired and replaced by ${result.to}.${result.transactionHash ? ` Its balance was moved in transaction ${result.transactionHash}.` : ''}\n`
  await terminal.answer(result, render, options)
}

async function planRelayerRotation(
  relayer: string,
  { deployment }: OperatorContext,
  options: RotateOptions,
): Promise<Rotation> {
  const { env } = deployment
  const from = parseAddress(relayer)
  const entry = readEntry(options.to)
  const to = entry ? await addressOf(entry, env) : options.to ? parseAddress(options.to) : undefined
  if (from === to) throw new OperatorError('The old key and the new key are the same.')
  const file = env.RELAYER_KEYS_FILE
  // Other keys of the file may be in a key service that is down.
  const loading = { variable: relayerRole.variable, env, onSkipped: () => undefined }
  const addresses = file ? (await loadKeys(file, loading)).map(addressIn) : []
  const isInFile = addresses.includes(from)
  const isNewInFile = to !== undefined && addresses.includes(to)
  if (isInFile && to && !entry && !isNewInFile)
    throw new OperatorError(`${to} is not in ${file}. A relayer moves a balance only to another key of its keys file.`)
  if (!isInFile && (!to || entry))
    throw new OperatorError(
      file
        ? `${from} is not in ${file}. Pass the address of the replacement key with --to.`
        : 'RELAYER_KEYS_FILE is not set, so no key can be added. Pass the new key with --to. The sandbox’s own key cannot be rotated.',
    )
  return {
    from,
    to,
    entry: isNewInFile ? undefined : entry,
    file: isInFile ? file : undefined,
    patienceMilliseconds: Number(options.patience) * 1000,
  }
}

/** The file's first key sends. A second one is being retired, by an interrupted rotation or because the operator added the first. */
async function planFaucetRotation({ deployment }: OperatorContext, options: RotateOptions): Promise<Rotation> {
  const { env } = deployment
  const file = env.FAUCET_KEY_FILE
  if (!file) throw new OperatorError('FAUCET_KEY_FILE is not set. The sandbox’s own key cannot be rotated.')
  const [first, second, ...others] = (await loadKeys(file, { variable: faucetRole.variable, env })).map(addressIn)
  const entry = readEntry(options.to)
  if (options.to && !entry) throw new OperatorError('--to takes web3signer:<url>#<address> or aws-kms:<arn>.')
  if (!first || others.length > 0)
    throw new OperatorError(`${file} must contain one key, or the new one and the old one.`)
  const to = entry ? await addressOf(entry, env) : undefined
  if (second && to && to !== first) throw new OperatorError(`${second} is being retired. Finish this without --to.`)
  if (!second && to === first) throw new OperatorError('The old key and the new key are the same.')
  const patienceMilliseconds = Number(options.patience) * 1000
  return second
    ? { from: second, to: first, entry: undefined, file, patienceMilliseconds }
    : { from: first, to, entry, file, patienceMilliseconds }
}

/** Returns the entry of a key service; undefined for an address. A private key on a command line would be in its history. */
function readEntry(to: string | undefined): string | undefined {
  if (to === undefined) return undefined
  const kind = parseEntry(to)?.kind
  if (kind === 'raw') throw new OperatorError('Put a private key into the keys file, not on the command line.')
  return kind && to
}

async function addressOf(entry: string, env: KeysEnv): Promise<Address | undefined> {
  const [account] = await openKeys([entry], env).catch((cause: unknown) => {
    throw new OperatorError(`The new key cannot be used: ${reasonOf(cause)}.`, { cause })
  })
  return account?.address
}

function addressIn({ address }: { address: Address }): Address {
  return address
}

async function executeRotation(role: KeyRole, rotation: Rotation, context: RotateContext) {
  const { deployment, terminal } = context
  const { from, file, patienceMilliseconds } = rotation
  const database = await deployment.sql()
  const chain = await role.chainNumber(deployment)
  const to = await addNewKey(role, rotation, terminal)
  const resumeHint =
    role === faucetRole
      ? 'Resume with: operator rotate-faucet-key'
      : `Resume with: operator rotate-key ${from} --to ${to}`
  await role.untilUsed({ ...rotation, to, resumeHint }, context)

  const key = { chain, sender: from.toLowerCase() }
  const transactionHash = await drain(database, { key, to, terminal, patienceMilliseconds, resumeHint })
  await assertEmpty({ from, to, resumeHint }, deployment)
  if (file) {
    await removeKey(file, from, deployment.env)
    terminal.say('5. Removed the old key from the file.')
  } else terminal.say('5. Remove the old key from its store.')
  return { outcome: 'done', from, to, ...(transactionHash ? { transactionHash } : {}) }
}

/** Throws if the key holds more than a sweep leaves. The database alone does not prove that its balance was moved. */
async function assertEmpty(
  { from, to, resumeHint }: { from: Address; to: Address; resumeHint: string },
  { chain, env }: Deployment,
): Promise<void> {
  const opened = await chain()
  const limits = { tipWei: BigInt(env.RELAYER_TIP_WEI), feeCeilingWei: parseGwei(String(env.RELAYER_FEE_CEILING_GWEI)) }
  const fees = feesFor(await readHead(opened), limits)
  const { balanceWei, reserveWei } = await planSweep(opened, { from, receiver: to, fees })
  if (balanceWei > reserveWei * priceFall)
    throw new OperatorError(
      `${from} still holds ${formatAmount(balanceWei)}, so its key was not removed. Check who can write to the database. ${resumeHint}`,
    )
}

/** Adds the new key to the file, unless it is there. The faucet sends with the first key of its file. */
async function addNewKey(role: KeyRole, { to, entry, file }: Rotation, terminal: Terminal): Promise<Address> {
  if (to && !entry) return to
  const key = entry ?? generatePrivateKey()
  const address = to ?? privateKeyToAddress(key as Hex)
  await addKey(file ?? '', key, role === faucetRole ? 'first' : 'last')
  terminal.say(`1. Added the new key ${address} to ${file}.`)
  return address
}

async function drain(
  database: Sql,
  options: { key: SenderKey; to: Address; terminal: Terminal; patienceMilliseconds: number; resumeHint: string },
): Promise<string | undefined> {
  const { key, to, terminal, patienceMilliseconds, resumeHint } = options
  // A finished drain may have left a balance, for example because its transfer was canceled.
  const existing = (await readSenderRequests(database, key)).find(({ kind, isDone }) => kind === 'drain' && !isDone)
  const id = existing?.id ?? (await createSenderRequest(database, key, { kind: 'drain', receiver: to }))
  let lastLine = ''
  await waitFor(patienceMilliseconds, `The old key is not drained yet. ${resumeHint}`, async () => {
    const request = await findSenderRequest(database, id)
    const pending = (await readUnconfirmed(database, key.chain)).filter(({ sender }) => sender === key.sender).length
    const line =
      request?.nonce === null
        ? `3. The old key sends no new transactions; ${pending} are pending.`
        : `4. Moving its balance in the transaction with nonce ${request?.nonce}.`
    if (line !== lastLine) terminal.say(line)
    lastLine = line
    return request?.isDone ?? false
  })
  const request = await findSenderRequest(database, id)
  terminal.say(`   ${request?.outcome}.`)
  if (request && isRefused(request))
    throw new OperatorError(
      `The old key stays in use: ${request.outcome}. Add the new key to every copy of the keys file. ${resumeHint}`,
    )
  if (request?.nonce === null || request?.nonce === undefined) return undefined
  const result = await database.execute(sql`
    select hashes[cardinality(hashes)] as hash from chain_transaction
    where chain = ${key.chain} and sender = ${key.sender} and nonce = ${request.nonce}`)
  return parseRows(z.object({ hash: z.string() }), result)[0]?.hash
}

async function waitFor(milliseconds: number, timeoutMessage: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + milliseconds
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new OperatorError(timeoutMessage)
    await sleep(500)
  }
}

/** Adds an entry to a keys file and keeps its format: a JSON list, or one per line. */
export async function addKey(file: string, entry: string, place: 'first' | 'last'): Promise<void> {
  const { entries, isJson } = parseEntries(await readFile(file, 'utf8'))
  await writeKeysFile(file, { entries: place === 'first' ? [entry, ...entries] : [...entries, entry], isJson })
}

/** Removes a key from a keys file. Other entries need not work. */
export async function removeKey(file: string, address: Address, env: KeysEnv): Promise<void> {
  const { entries, isJson } = parseEntries(await readFile(file, 'utf8'))
  const opened = await Promise.all(entries.map((entry) => openKeys([entry], env).catch(() => [])))
  const others = entries.filter((_entry, index) => opened[index]?.[0]?.address !== address)
  if (others.length === 0) throw new OperatorError('The last key cannot be removed.')
  if (others.length === entries.length)
    throw new OperatorError(`No entry of ${file} could be opened as ${address}. Remove its entry yourself.`)
  await writeKeysFile(file, { entries: others, isJson })
}

/** Replaces the file atomically. Other users can never read it. */
async function writeKeysFile(file: string, { entries, isJson }: { entries: string[]; isJson: boolean }): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  const text = isJson ? `${JSON.stringify(entries, null, 2)}\n` : `${entries.join('\n')}\n`
  try {
    await writeFile(draft, text, { mode: 0o600 })
    await chmod(draft, 0o600)
    await rename(draft, file)
  } catch (cause) {
    throw new OperatorError(`Cannot write ${file}. If a secret store manages it, add the key there and use --to.`, {
      cause,
    })
  }
}
