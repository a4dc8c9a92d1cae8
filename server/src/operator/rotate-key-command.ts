import type { Command } from 'commander'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Address, getAddress, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import type { Sql } from '../services/database.ts'
import { parseRows } from '../lib/parse.ts'
import { askSender, findSenderRequest, readSenderRequests } from '../transactions/sender-requests.ts'
import type { SenderKey } from '../transactions/sender.ts'
import { loadKeys } from '../services/signers.ts'
import { type CommonOptions, formatAmount, OperatorError, parseAddress, type Terminal } from './terminal.ts'
import type { OperatorContext } from './deployment.ts'
import { readRelayers, readUnconfirmed, silenceSeconds } from './relayer-status.ts'
import { performAction } from './action-log.ts'

type RotateOptions = CommonOptions & { to?: string; patience: string }
type Rotation = { from: Address; to: Address | undefined; file: string | undefined; patienceMilliseconds: number }

const pollMilliseconds = 500

/** `rotate-key`: a new relayer key in place of an old one, without a restart and without losing a mint. */
export function addRotateKeyCommand(program: Command, context: OperatorContext): void {
  program
    .command('rotate-key <relayer>')
    .description('retire a relayer key: add a new one, drain the old one, move its balance, remove it')
    .option(
      '--to <address>',
      'a relayer that is at work already, in place of a new key; also to go on where it was cut off',
    )
    .option('--patience <seconds>', 'how long to wait for each step', '120')
    .action((relayer: string, _options, command: Command) => rotateKey(relayer, context, command.optsWithGlobals()))
}

async function rotateKey(relayer: string, context: OperatorContext, options: RotateOptions): Promise<void> {
  const { deployment, terminal } = context
  const rotation = await planRotation(relayer, context, options)
  const { from, to, file } = rotation
  const chain = await deployment.chain()
  const balanceWei = await chain.client.getBalance({ address: from })
  const details = {
    'old key': `${from}, which has ${formatAmount(balanceWei)}`,
    'new key': to ?? 'is made now, and added to the file',
    'keys file': file ?? 'is left alone: RELAYER_KEYS_FILE is not set here',
    'step 1': to ? 'nothing: the new key is there' : 'the new key is added to the file',
    'step 2': 'wait until a relayer works with the new key',
    'step 3': 'the old key begins nothing more, and all its transactions settle',
    'step 4': 'its balance is moved to the new key',
    'step 5': file ? 'the old key is removed from the file' : 'remove the old key from its store yourself',
  }
  const action = { command: 'rotate-key', title: 'Rotate a relayer key.', details }
  const result = await performAction(action, { deployment, terminal, options }, () => carryOut(rotation, context))
  const render = () =>
    `${from} is retired, ${result.to} works in its place.${result.transactionHash ? ` Its balance was moved by ${result.transactionHash}.` : ''}\n`
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
  if (from === to) throw new OperatorError('The old and the new key are the same.')
  const file = env.RELAYER_KEYS_FILE
  const keysOptions = { variable: 'RELAYER_KEYS_FILE', dataDir: env.DATA_DIR, isProduction: env.isProduction }
  const isInFile = file !== undefined && (await loadKeys(file, keysOptions)).some(({ address }) => address === from)
  if (!isInFile && !to)
    throw new OperatorError(
      file
        ? `${from} is not in ${file}. Name the key that takes its place with --to.`
        : 'RELAYER_KEYS_FILE is not set, so no key can be added. The sandbox’s own key is not rotated; elsewhere name the new one with --to.',
    )
  return { from, to, file: isInFile ? file : undefined, patienceMilliseconds: Number(options.patience) * 1000 }
}

async function carryOut(rotation: Rotation, { deployment, terminal }: OperatorContext) {
  const { from, file, patienceMilliseconds } = rotation
  const database = await deployment.sql()
  const chain = await deployment.chainNumber()
  const to = rotation.to ?? (await makeKey(file ?? '', terminal))
  const goOn = `Go on with: operator rotate-key ${from} --to ${to}`

  terminal.say(`2. Waiting until a relayer works with ${to}. Where relayers have copies of the file, renew those now.`)
  await waitFor(patienceMilliseconds, `No relayer works with ${to} yet. ${goOn}`, async () =>
    (await readRelayers(database, chain)).some(
      ({ address, silentSeconds }) => getAddress(address) === to && silentSeconds < silenceSeconds,
    ),
  )

  const key = { chain, sender: from.toLowerCase() }
  const transactionHash = await drain(database, { key, to, terminal, patienceMilliseconds, goOn })
  if (file) {
    await removeKey(file, from)
    terminal.say('5. The old key was removed from the file.')
  } else terminal.say('5. Remove the old key from its store.')
  return { outcome: 'done', from, to, ...(transactionHash ? { transactionHash } : {}) }
}

async function makeKey(file: string, terminal: Terminal): Promise<Address> {
  const key = generatePrivateKey()
  await addKey(file, key)
  const address = privateKeyToAddress(key)
  terminal.say(`1. The new key is that of ${address}, and in ${file}.`)
  return address
}

async function drain(
  database: Sql,
  options: { key: SenderKey; to: Address; terminal: Terminal; patienceMilliseconds: number; goOn: string },
): Promise<string | undefined> {
  const { key, to, terminal, patienceMilliseconds, goOn } = options
  const asked = (await readSenderRequests(database, key)).find(({ kind }) => kind === 'drain')
  const id = asked?.id ?? (await askSender(database, key, { kind: 'drain', receiver: to }))
  let said = ''
  await waitFor(patienceMilliseconds, `The old key is not drained yet. ${goOn}`, async () => {
    const request = await findSenderRequest(database, id)
    const underWay = (await readUnconfirmed(database, key.chain)).filter(({ sender }) => sender === key.sender).length
    const line =
      request?.nonce === null
        ? `3. The old key begins nothing more; ${underWay} of its transactions are under way.`
        : `4. Its balance is moved by the transaction with nonce ${request?.nonce}.`
    if (line !== said) terminal.say(line)
    said = line
    return request?.isDone ?? false
  })
  const request = await findSenderRequest(database, id)
  terminal.say(`   ${request?.outcome}.`)
  if (request?.nonce === null || request?.nonce === undefined) return undefined
  const result = await database.execute(sql`
    select hashes[cardinality(hashes)] as hash from chain_transaction
    where chain = ${key.chain} and sender = ${key.sender} and nonce = ${request.nonce}`)
  return parseRows(z.object({ hash: z.string() }), result)[0]?.hash
}

async function waitFor(milliseconds: number, otherwise: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + milliseconds
  while (!(await holds())) {
    if (performance.now() > deadline) throw new OperatorError(otherwise)
    await sleep(pollMilliseconds)
  }
}

/** Adds a key to a keys file, in the form that the file has: a JSON list, or one key a line. */
export async function addKey(file: string, key: Hex): Promise<void> {
  const { keys, isJson } = await readKeysFile(file)
  await writeKeysFile(file, { keys: [...keys, key], isJson })
}

/** Takes a key out of a keys file. */
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

/** Whole or not at all, and never readable by others, not for a moment. */
async function writeKeysFile(file: string, { keys, isJson }: { keys: Hex[]; isJson: boolean }): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  const text = isJson ? `${JSON.stringify(keys, null, 2)}\n` : `${keys.join('\n')}\n`
  try {
    await writeFile(draft, text, { mode: 0o600 })
    await chmod(draft, 0o600)
    await rename(draft, file)
  } catch (cause) {
    throw new OperatorError(`${file} cannot be written. Where a secret store fills it, add the key there: see --to.`, {
      cause,
    })
  }
}
