import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEther, toHex, type Address } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { callRpc } from './chain/call-rpc.ts'
import { deployContracts, type Deployment } from './chain/deploy-contracts.ts'
import { retireOldState } from './chain/retire-old-state.ts'
import { startChain } from './chain/start-chain.ts'
import { updateTokenUri } from './chain/update-token-uri.ts'
import { sandboxKeys, type SandboxKeys } from './keys.ts'
import { startStandIns, type StandIns } from './stand-ins.ts'

export type SandboxOptions = {
  dataDir: string
  /** What is written into tokens, and what stand-ins call themselves in answers to programs. */
  publicUrl: string
  chainId: number
  blockTimeSeconds?: number
  collectionName: string
  token: { name: string; symbol: string; tokensPerEther: number; dailyCapTokens: number }
  nodeRepository: { owner: string; name: string }
}

export type Sandbox = StandIns & {
  rpcUrl: string
  contracts: Deployment
  keys: SandboxKeys
  /** What a person should know of this start, a sentence each. */
  notices: string[]
}

const purseWei = parseEther('1000000')

/** Starts the outside world on this machine: the chain with its contracts, and every stand-in. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const folder = join(options.dataDir, 'sandbox')
  await mkdir(folder, { recursive: true })
  const keys = await sandboxKeys(join(folder, 'keys.json'))

  const oldStateNotices = await retireOldState(folder)
  const chain = await startChain({
    chainId: options.chainId,
    blockTimeSeconds: options.blockTimeSeconds ?? 0,
    journalFile: join(folder, 'chain.jsonl'),
    minesAtMidnight: true,
  })
  const tokenUri = `${options.publicUrl}/metadata/{id}.json`
  const contracts = await deployContracts(chain.rpcUrl, {
    owner: privateKeyToAddress(keys.owner),
    collectionName: options.collectionName,
    tokenUri,
    token: options.token,
  })
  for (const key of Object.values(keys)) await fillPurse(chain.rpcUrl, privateKeyToAddress(key))
  await updateTokenUri(chain.rpcUrl, { collection: contracts.vanguardPfp, ownerKey: keys.owner, tokenUri })

  const { publicUrl, nodeRepository } = options
  const standIns = await startStandIns({ mailFolder: join(folder, 'mail'), publicUrl, nodeRepository })

  return {
    ...standIns,
    rpcUrl: chain.rpcUrl,
    contracts,
    keys,
    notices: [...oldStateNotices, ...chain.notices],
    close: async () => {
      await Promise.all([chain.stop(), standIns.close()])
    },
  }
}

/** Gives an account so much that it never runs dry, unless it still has plenty. */
async function fillPurse(rpcUrl: string, address: Address): Promise<void> {
  const balanceWei = BigInt(String(await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest'])))
  if (balanceWei < purseWei / 2n) await callRpc(rpcUrl, 'hardhat_setBalance', [address, toHex(purseWei)])
}
