import { networkDocumentSchema } from '@network-site/protocol/settings'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { copyPgliteTemplate } from '../pglite-template.ts'
import type { OpenApiDocument } from '../../src/features/api-reference/openapi-document.ts'
import { inspectArguments, readMemory, readRoutes, type RunningServer, runServer } from '../run-server.ts'
import { documentedAnswers } from './check-answer.ts'
import type { ServerFacts } from './valid-inputs.ts'

export type FuzzedServer = Awaited<ReturnType<typeof startFuzzedServer>>

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url))
/** Low enough that a short run reaches them. */
const lowLimits = { FORM_REQUESTS_PER_HOUR: '5', MINT_REQUESTS_PER_MINUTE: '5', RPC_UNITS_PER_MINUTE: '100' }

/** Starts a server process in sandbox mode with known secrets in its environment. */
export async function startFuzzedServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fuzz-'))
  await copyPgliteTemplate(dataDir)
  const planted = plantedSecrets()
  const server = await runServer(
    'main',
    { DATA_DIR: dataDir, PAGES: 'built', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1', ...lowLimits, ...planted },
    { execArgv: ['--expose-gc', ...inspectArguments] },
  )
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApiDocument
  return {
    url: server.url,
    port: server.port,
    routes: await readRoutes(server),
    document,
    documented: documentedAnswers(document),
    facts: await readFacts(server),
    /** Texts that must not appear in responses: secrets, and the server's folders. */
    secrets: [...Object.values(planted), ...(await sandboxKeys(dataDir)), dataDir, repositoryRoot],
    output: server.output,
    readMemory: () => readMemory(server),
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns values for every secret variable, and for one that the server does not know. */
function plantedSecrets(): Record<string, string> {
  const names = ['METRICS_TOKEN', 'RELEASES_TOKEN', 'MINT_PROOF_SECRET', 'SOCIAL_CLIENT_SECRET', 'SECRET_OF_ANOTHER']
  return Object.fromEntries(names.map((name) => [name, `planted-${randomBytes(12).toString('hex')}`]))
}

async function sandboxKeys(dataDir: string): Promise<string[]> {
  const files = (await readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('keys.json'))
  const texts = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'utf8')))
  const keys = texts.flatMap((text) => text.match(/[0-9a-f]{64}/g) ?? [])
  if (keys.length === 0) throw new Error('found no sandbox keys')
  return keys
}

async function readFacts({ url }: RunningServer): Promise<ServerFacts> {
  const { signingMessage } = networkDocumentSchema.parse(await (await fetch(`${url}/network.json`)).json())
  const wallets = Array.from({ length: 20 }, async (_, index) => {
    const account = privateKeyToAccount(toHex(index + 1, { size: 32 }))
    return { address: account.address, signature: await account.signMessage({ message: signingMessage }) }
  })
  return { formId: 'build-with-us', wallets: await Promise.all(wallets) }
}
