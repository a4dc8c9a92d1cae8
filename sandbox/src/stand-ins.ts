import Fastify, { type FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { toHex } from 'viem'
import { z } from 'zod'
import { codeHost, type ReleaseFiles } from './code-host/code-host.ts'
import { mailbox, messageStore, type MessageStore, smtpListener } from './mailbox/mailbox.ts'
import { oauthProvider } from './oauth-provider/oauth-provider.ts'
import { createAccessCheck, refusedAccess, type SandboxAccess } from './sandbox-access.ts'
import { createRelay } from './walletconnect-relay/create-relay.ts'

export type StandInOptions = SandboxAccess & {
  mailFolder: string
  emailsKept?: number | undefined
  nodeRepository: { owner: string; name: string }
  release: ReleaseFiles
  /** The page that the social network redirects to. */
  socialReturnPath: string
}

const socialClient = { clientId: 'sandbox-client', clientSecret: 'sandbox-only' }

/**
 * Starts the stand-ins for the mail server, the code host, the social network, and the WalletConnect relay. Browsers use
 * paths at the site's origin; the server uses loopback URLs.
 */
export async function startStandIns(options: StandInOptions) {
  const store = await messageStore(options.mailFolder, { maxMessages: options.emailsKept })
  const smtp = await smtpListener(store)
  const relay = createRelay()
  const mayUse = createAccessCheck(options)
  const app = await standInApp(options, { store, mayUse })
  const loopback = await app.listen({ port: 0, host: '127.0.0.1' })

  return {
    smtpUrl: smtp.url,
    codeHost: {
      apiUrl: `${loopback}/sandbox/code-host`,
      browserApiUrl: '/sandbox/code-host',
      siteUrl: '/sandbox/code-host',
    },
    social: {
      ...socialClient,
      authorizeUrl: '/sandbox/social/i/oauth2/authorize',
      tokenUrl: `${loopback}/sandbox/social/2/oauth2/token`,
      apiUrl: `${loopback}/sandbox/social/2`,
    },
    walletConnect: {
      projectId: 'sandbox',
      relayUrl: '/sandbox/relay',
      rpcUrl: '/sandbox/walletconnect-rpc',
      isEmbedded: true as const,
    },
    /** Handles every request under /sandbox. */
    handle: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    /** Handles WebSocket upgrades to the relay. */
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (mayUse(request)) relay.upgrade(request, socket, head)
      else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    },
    /** Closes the relay's connections, which would keep the server from closing. */
    closeSockets: relay.close,
    close: async () => {
      relay.close()
      await Promise.all([smtp.close(), app.close()])
    },
  }
}

async function standInApp(
  { publicUrl, nodeRepository, release, socialReturnPath }: StandInOptions,
  { store, mayUse }: { store: MessageStore; mayUse: ReturnType<typeof createAccessCheck> },
) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true })
  // Also covers the loopback port.
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!mayUse(raw)) await reply.code(403).type('text/plain; charset=utf-8').send(refusedAccess)
  })
  const standIns: Record<string, (scope: FastifyInstance) => void> = {
    '/sandbox/mailbox': (scope) => mailbox(scope, { store, baseUrl: '/sandbox/mailbox' }),
    '/sandbox/code-host': (scope) =>
      codeHost(scope, {
        baseUrl: `${publicUrl}/sandbox/code-host`,
        owner: nodeRepository.owner,
        repository: nodeRepository.name,
        release,
      }),
    '/sandbox/social': (scope) => oauthProvider(scope, { ...socialClient, returnPath: socialReturnPath }),
    '/sandbox/walletconnect-rpc': (scope) => walletConnectRpc(scope),
  }
  for (const [prefix, routes] of Object.entries(standIns)) {
    await app.register(async (scope) => routes(scope as FastifyInstance), { prefix })
  }
  return app
}

const callSchema = z.object({ id: z.union([z.number(), z.string(), z.null()]).default(null), method: z.string() })
const bodySchema = z.union([callSchema, z.array(callSchema).max(100)])

/** Registers a stand-in for WalletConnect's RPC host for well-known chains. It answers only eth_chainId. */
function walletConnectRpc(app: FastifyInstance): void {
  app.post<{ Querystring: { chainId?: string } }>('/v1', (request, reply) => {
    const body = bodySchema.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'not JSON-RPC' })
    const chainId = Number(/^eip155:(\d{1,15})$/.exec(request.query.chainId ?? '')?.[1] ?? 1)
    const answer = ({ id, method }: z.infer<typeof callSchema>) => ({
      jsonrpc: '2.0',
      id,
      ...(method === 'eth_chainId'
        ? { result: toHex(chainId) }
        : { error: { code: -32601, message: 'The sandbox only has the testnet.' } }),
    })
    return reply.send(Array.isArray(body.data) ? body.data.map(answer) : answer(body.data))
  })
}
