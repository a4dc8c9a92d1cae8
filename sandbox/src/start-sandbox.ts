import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Address, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { callRpc, startChain } from './chain/start-chain.ts'
import { deployContracts, updateTokenUri } from './chain/deploy-contracts.ts'
import { type StandInOptions, startStandIns } from './stand-ins.ts'

export type SandboxOptions = Pick<
  StandInOptions,
  'nodeRepository' | 'release' | 'socialReturnPath' | 'isOpenToNetwork'
> & {
  dataDir: string
  /** The base URL of token metadata and of API responses of the stand-ins. */
  publicUrl: string
  chainId: number
  blockTimeSeconds?: number
  collectionName: string
  token: { name: string; symbol: string; tokensPerEther: number; dailyCapTokens: number }
  emailsKept?: number
  /** If the chain's journal is larger at startup, the chain is reset. */
  journalMegabytes?: number
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

const fullBalanceWei = parseEther('1000000')

/** Starts stand-ins for all external services, and the embedded chain with its contracts. */
export async function startSandbox(options: SandboxOptions) {
  const folder = join(options.dataDir, 'sandbox')
  await mkdir(folder, { recursive: true })
  const keys = await sandboxKeys(join(folder, 'keys.json'))

  const oldStateNotices = await moveOldStateAside(folder)
  const chain = await startChain({
    chainId: options.chainId,
    blockTimeSeconds: options.blockTimeSeconds ?? 0,
    journalFile: join(folder, 'chain.jsonl'),
    ...(options.journalMegabytes ? { journalMegabytes: options.journalMegabytes } : {}),
    minesAtMidnight: true,
  })
  const tokenUri = `${options.publicUrl}/metadata/{id}.json`
  const contracts = await deployContracts(chain.rpcUrl, {
    owner: privateKeyToAddress(keys.owner),
    collectionName: options.collectionName,
    tokenUri,
    token: options.token,
  })
  for (const key of Object.values(keys)) await topUpBalance(chain.rpcUrl, privateKeyToAddress(key))
  await updateTokenUri(chain.rpcUrl, { collection: contracts.collection, ownerKey: keys.owner, tokenUri })

  const standIns = await startStandIns({ ...options, mailFolder: join(folder, 'mail') })

  return {
    ...standIns,
    rpcUrl: chain.rpcUrl,
    contracts,
    keys,
    /** Messages for the operator about this start. */
    notices: [...oldStateNotices, ...chain.notices],
    close: async () => {
      await Promise.all([chain.stop(), standIns.close()])
    },
  }
}

/** Sets the balance of an account to the full amount if it is below half of that. */
async function topUpBalance(rpcUrl: string, address: Address): Promise<void> {
  const balanceWei = BigInt(String(await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest'])))
  if (balanceWei < fullBalanceWei / 2n) await callRpc(rpcUrl, 'hardhat_setBalance', [address, toHex(fullBalanceWei)])
}

/** Moves aside the chain state of an earlier version, which cannot be read, and returns a notice about it. */
async function moveOldStateAside(folder: string): Promise<string[]> {
  const file = join(folder, 'chain-state.json')
  if (!existsSync(file)) return []
  await rename(file, `${file}.old`)
  return [
    `The embedded chain was reset: an earlier version stored it in another format. The old file is now ${file}.old.`,
  ]
}

const keySchema = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value))
const keysSchema = z.object({ owner: keySchema, relayer: keySchema, faucet: keySchema })

export type SandboxKeys = z.infer<typeof keysSchema>

/** Reads the keys of the data folder, or creates them on the first start. */
export async function sandboxKeys(file: string): Promise<SandboxKeys> {
  if (existsSync(file)) return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const keys = { owner: generatePrivateKey(), relayer: generatePrivateKey(), faucet: generatePrivateKey() }
  await writeFile(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return keys
}
