import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { parseEther, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { callRpc } from './chain/call-rpc.ts'
import { deployContracts, type Deployment } from './chain/deploy-contracts.ts'
import { keepChain } from './chain/keep-chain.ts'
import { startChain } from './chain/start-chain.ts'
import { loadStateArguments } from './chain/state-file.ts'
import { codeHost } from './code-host/code-host.ts'
import { sandboxKeys, type SandboxKeys } from './keys.ts'
import { mailbox } from './mailbox/mailbox.ts'
import { messageStore } from './mailbox/message-store.ts'
import { smtpListener } from './mailbox/smtp-listener.ts'
import { oauthProvider } from './oauth-provider/oauth-provider.ts'

export type SandboxOptions = {
  dataDir: string
  /** Where a browser reaches the site; the stand-ins are under /sandbox there. */
  publicUrl: string
  chainId: number
  blockTimeSeconds?: number
  collectionName: string
  token: { name: string; symbol: string; tokensPerEther: number; dailyCapTokens: number }
  nodeRepository: { owner: string; name: string }
}

export type Sandbox = {
  rpcUrl: string
  contracts: Deployment
  keys: SandboxKeys
  smtpUrl: string
  codeHost: { apiUrl: string; siteUrl: string }
  social: { clientId: string; clientSecret: string; authorizeUrl: string; tokenUrl: string; apiUrl: string }
  /** Answers every request under /sandbox. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Resolves if the chain ends by itself, which it never should. */
  chainEnded: Promise<void>
  close: () => Promise<void>
}

const purse = toHex(parseEther('1000000'))

/** Starts the outside world on this machine: the chain with its contracts, and every stand-in. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const folder = join(options.dataDir, 'sandbox')
  await mkdir(folder, { recursive: true })
  const keys = await sandboxKeys(join(folder, 'keys.json'))

  const stateFile = join(folder, 'chain-state.json')
  const chain = await startChain({
    chainId: options.chainId,
    blockTimeSeconds: options.blockTimeSeconds ?? 0,
    extraArguments: loadStateArguments(stateFile),
  })
  const contracts = await deployContracts(chain.rpcUrl, {
    owner: privateKeyToAddress(keys.owner),
    collectionName: options.collectionName,
    tokenUri: `${options.publicUrl}/metadata/{id}.json`,
    token: options.token,
  })
  for (const key of Object.values(keys)) {
    await callRpc(chain.rpcUrl, 'anvil_setBalance', [privateKeyToAddress(key), purse])
  }
  await callRpc(chain.rpcUrl, 'evm_mine')
  const keeper = keepChain(chain.rpcUrl, stateFile)

  const store = await messageStore(join(folder, 'mail'))
  const smtp = await smtpListener(store)
  const standIns = await standInApp(options, { store })
  const baseUrl = `${options.publicUrl}/sandbox`

  return {
    rpcUrl: chain.rpcUrl,
    contracts,
    keys,
    smtpUrl: smtp.url,
    codeHost: { apiUrl: `${baseUrl}/code-host`, siteUrl: `${baseUrl}/code-host` },
    social: {
      ...socialClient,
      authorizeUrl: `${baseUrl}/social/i/oauth2/authorize`,
      tokenUrl: `${baseUrl}/social/2/oauth2/token`,
      apiUrl: `${baseUrl}/social/2`,
    },
    handle: (request, response) => standIns.routing(request, response),
    chainEnded: chain.ended,
    close: async () => {
      await keeper.stop()
      await Promise.all([chain.stop(), smtp.close(), standIns.close()])
    },
  }
}

const socialClient = { clientId: 'sandbox-client', clientSecret: 'sandbox-only' }

async function standInApp(options: SandboxOptions, { store }: { store: Awaited<ReturnType<typeof messageStore>> }) {
  const { publicUrl, nodeRepository } = options
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await app.register(async (scope) => mailbox(scope, { store, baseUrl: '/sandbox/mailbox' }), {
    prefix: '/sandbox/mailbox',
  })
  await app.register(
    async (scope) =>
      codeHost(scope, {
        baseUrl: `${publicUrl}/sandbox/code-host`,
        owner: nodeRepository.owner,
        repository: nodeRepository.name,
      }),
    { prefix: '/sandbox/code-host' },
  )
  await app.register(
    async (scope) => oauthProvider(scope, { ...socialClient, redirectUri: `${publicUrl}/twitter-redirect` }),
    { prefix: '/sandbox/social' },
  )
  await app.ready()
  return app
}
