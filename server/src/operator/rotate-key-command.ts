import type { Command } from 'commander'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Address, getAddress, type Hex, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import type { Sql } from '../services/database.ts'
import { parseRows } from '../lib/parse.ts'
import { readHead } from '../transactions/chain-state.ts'
import { feesFor } from '../transactions/fees.ts'
import {
  createSenderRequest,
  findSenderRequest,
  isRefused,
  planSweep,
  readSenderRequests,
} from '../transactions/sender-requests.ts'
import type { SenderKey } from '../transactions/sender.ts'
import { loadKeys } from '../services/signers.ts'
import { type CommonOptions, formatAmount, OperatorError, parseAddress, type Terminal } from './terminal.ts'
import type { Deployment, OperatorContext } from './deployment.ts'
import { readRelayers, readUnconfirmed, silenceSeconds } from './relayer-status.ts'
import { performAction } from './action-log.ts'

/** How far the gas price may have fallen since the sweep, which left a reserve at the price of its time. */
const priceFall = 4n

type RotateOptions = CommonOptions & { to?: string; patience: string }
type Rotation = { from: Address; to: Address | undefined; file: string | undefined; patienceMilliseconds: number }

/** Adds `rotate-key`, which replaces a relayer key without a restart and without losing a mint. */
export function addRotateKeyCommand(program: Command, context: OperatorContext): void {
  program
    .command('rotate-key <relayer>')
    .description('replace a relayer key: add a new one, drain the old one, move its balance, remove it')
    .option('--to <address>', 'use this running relayer instead of a new key; also resumes an interrupted rotation')
    .option('--patience <seconds>', 'timeout for each step', '120')
    .action((relayer: string, _options, command: Command) => rotateKey(relayer, context, command.optsWithGlobals()))
}

async function rotateKey(relayer: string, context: OperatorContext, options: RotateOptions): Promise<void> {
  const { deployment, terminal } = context
  const rotation = await planRotation(relayer, context, options)
  const { from, to, file } = rotation
  const chain = await deployment.chain()
  const balanceWei = await chain.client.getBalance({ address: from })
  const details = {
    'old key': `${from}, balance ${formatAmount(balanceWei)}`,
    'new key': to ?? 'generated now',
    'keys file': file ?? 'not changed: RELAYER_KEYS_FILE is not set or does not contain the old key',
    'step 1': to ? 'skipped: the new key exists' : 'add the new key to the file',
    'step 2': 'wait until a relayer uses the new key',
    'step 3': 'stop new transactions from the old key, and wait until all are final',
    'step 4': 'move its balance to the new key',
    'step 5': file ? 'remove the old key from the file' : 'you remove the old key from its store',
  }
  const action = { command: 'rotate-key', title: 'Rotate a relayer key.', details }
  const result = await performAction(action, { deployment, terminal, options }, () =>
    executeRotation(rotation, context),
  )
  const render = () =>
    `${from} is retired and replaced by ${result.to}.${result.transactionHash ? ` Its balance was moved in transaction ${result.transactionHash}.` : ''}\n`
  await terminal.answer(result, render, options)
}

async function planRotation(
  relayer: string,
  { deployment }: OperatorContext,
  options: RotateOptions,
): Promise<Rotation> {
  const { env } = deployment
  const from = parseAddress(relayer)
  const to = options.to ? parseAddress(options.to) : undefined
  if (from === to) throw new OperatorError('The old key and the new key are the same.')
  const file = env.RELAYER_KEYS_FILE
  const keysOptions = { variable: 'RELAYER_KEYS_FILE', dataDir: env.DATA_DIR, isProduction: env.isProduction }
  const addresses = file ? (await loadKeys(file, keysOptions)).map(({ address }) => address) : []
  const isInFile = addresses.includes(from)
  if (isInFile && to && !addresses.includes(to))
    throw new OperatorError(`${to} is not in ${file}. A relayer moves a balance only to another key of its keys file.`)
  if (!isInFile && !to)
    throw new OperatorError(
      file
        ? `${from} is not in ${file}. Pass the replacement key with --to.`
        : 'RELAYER_KEYS_FILE is not set, so no key can be added. Pass the new key with --to. The sandbox’s own key cannot be rotated.',
    )
  return { from, to, file: isInFile ? file : undefined, patienceMilliseconds: Number(options.patience) * 1000 }
}

async function executeRotation(rotation: Rotation, { deployment, terminal }: OperatorContext) {
  const { from, file, patienceMilliseconds } = rotation
  const database = await deployment.sql()
  const chain = await deployment.chainNumber()
  const to = rotation.to ?? (await createKey(file ?? '', terminal))
  const resumeHint = `Resume with: operator rotate-key ${from} --to ${to}`

  terminal.say(`2. Waiting until a relayer uses ${to}. If other machines have copies of the file, update them now.`)
  await waitFor(patienceMilliseconds, `No relayer uses ${to} yet. ${resumeHint}`, async () =>
    (await readRelayers(database, chain)).some(
      ({ address, silentSeconds }) => getAddress(address) === to && silentSeconds < silenceSeconds,
    ),
  )

  const key = { chain, sender: from.toLowerCase() }
  const transactionHash = await drain(database, { key, to, terminal, patienceMilliseconds, resumeHint })
  await assertEmpty({ from, to, resumeHint }, deployment)
  if (file) {
    await removeKey(file, from)
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

async function createKey(file: string, terminal: Terminal): Promise<Address> {
  const key = generatePrivateKey()
  await addKey(file, key)
  const address = privateKeyToAddress(key)
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
      `The relayer kept the old key in use: ${request.outcome}. Add the new key to the keys file of every relayer. ${resumeHint}`,
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

/** Adds a key to a keys file and keeps its format: a JSON list, or one key per line. */
export async function addKey(file: string, key: Hex): Promise<void> {
  const { keys, isJson } = await readKeysFile(file)
  await writeKeysFile(file, { keys: [...keys, key], isJson })
}

/** Removes a key from a keys file. */
export async function removeKey(file: string, address: Address): Promise<void> {
  const { keys, isJson } = await readKeysFile(file)
  const others = keys.filter((key) => privateKeyToAddress(key) !== address)
  if (others.length === 0) throw new OperatorError('The last key cannot be removed.')
  await writeKeysFile(file, { keys: others, isJson })
}

async function readKeysFile(file: string): Promise<{ keys: Hex[]; isJson: boolean }> {
  const text = await readFile(file, 'utf8')
  const isJson = text.trimStart().startsWith('[')
  return { keys: isJson ? (JSON.parse(text) as Hex[]) : (text.split(/\s+/).filter(Boolean) as Hex[]), isJson }
}

/** Replaces the file atomically. Other users can never read it. */
async function writeKeysFile(file: string, { keys, isJson }: { keys: Hex[]; isJson: boolean }): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  const text = isJson ? `${JSON.stringify(keys, null, 2)}\n` : `${keys.join('\n')}\n`
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
