import { apiPaths } from '@network-site/site/paths'
import { startKms } from '@network-site/sandbox/key-services/kms'
import { startWeb3Signer } from '@network-site/sandbox/key-services/web3signer'
import { network } from '@network-site/site/network'
import { freePort } from '@network-site/sandbox/child-process'
import { type RunningPostgres, startPostgres } from '@network-site/sandbox/database/start-postgres'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { kmsArn } from '../../test/key-services.ts'
import { startFaultProxy } from '../../test/fault-proxy.ts'
import { startPrivateChain } from '../../test/private-chain.ts'
import { runServer } from '../../test/run-server.ts'
import { startSmtp } from '../../test/test-smtp.ts'

/** Unique secrets that must never appear in a log. */
const planted = {
  rpcKeyInPath: 'rpc-key-in-path-5f0c',
  rpcKeyInQuery: 'rpc-key-in-query-9a17',
  databasePassword: 'database-password-c3d1',
  smtpPassword: 'smtp-password-77be',
  proofSecret: 'proof-secret-of-servers-41d9',
  email: 'visitor-20e4@mail.example',
  message: 'message-of-a-visitor-b8a2',
  signerPassword: 'signer-password-6e40',
  awsSecret: 'aws-secret-key-93ab',
  awsToken: 'aws-session-token-0c5e',
}

const chain = await startPrivateChain()
afterAll(chain.stop)

describe.each(['production', 'development'])('the log in %s', (mode) => {
  it('reports chain, database, and mail outages without secrets', { timeout: 180_000 }, async () => {
    const postgres = await startPostgres()
    let isDatabaseUp = true
    const stopDatabase = async () => {
      if (isDatabaseUp) await postgres.stop()
      isDatabaseUp = false
    }
    onTestFinished(stopDatabase)
    const proxy = await startFaultProxy(chain.rpcUrl)
    onTestFinished(proxy.close)
    const signer = await startWeb3Signer({
      keys: chain.relayers,
      credentials: `site:${planted.signerPassword}`,
      isMarked: false,
    })
    onTestFinished(signer.close)
    const faucetKey = generatePrivateKey()
    await chain.rpc('hardhat_setBalance', [privateKeyToAddress(faucetKey), toHex(parseEther('1000'))])
    const credentials = {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: planted.awsSecret,
      sessionToken: planted.awsToken,
    }
    const kms = await startKms({ keys: { [kmsArn]: faucetKey }, credentials, isMarked: false })
    onTestFinished(kms.close)
    const signerUrl = signer.url.replace('//', `//site:${planted.signerPassword}@`)
    const { origin, server } = await start(mode, {
      relayerKey: `web3signer:${signerUrl}#${privateKeyToAddress(chain.relayers[0] ?? '0x')}`,
      faucetKey: `aws-kms:${kmsArn}`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_SESSION_TOKEN: credentials.sessionToken,
      AWS_ENDPOINT_URL_KMS: kms.url,
      DATABASE_URL: await databaseWithPassword(postgres),
      CHAIN_RPC_URLS: [proxy.url, 'http://127.0.0.1:1']
        .map((url) => `${url}/v3/${planted.rpcKeyInPath}?key=${planted.rpcKeyInQuery}`)
        .join(','),
      SMTP_URL: await startQuotingSmtp(),
    })
    const address = privateKeyToAddress(generatePrivateKey())
    const requestEverything = () =>
      Promise.all([
        post(`${origin}/faucet`, { address }),
        post(`${origin}${apiPaths.remoteMint}`, { signature: '0xabcd', tokenIndex: 1, address }),
        post(`${origin}/f/build-with-us`, { email: planted.email, message: planted.message, subject: planted.message }),
        fetch(`${origin}/healthz`),
        fetch(`${origin}/collection-card/${address}.png`),
        fetch(`${origin}/get-twitter-token?code=${planted.message}`),
      ])

    await requestEverything()
    await eventually(() => server.output().includes('failed to send an email'), 60_000)

    const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message: network.signingMessage })
    const mint = (tokenIndex: number) => post(`${origin}${apiPaths.remoteMint}`, { signature, tokenIndex })
    expect(await mint(1)).toMatchObject({ status: 200 })
    for (const behavior of ['refuse', 'fail', 'hang', 'other-key'] as const) {
      for (const service of [signer, kms]) service.setBehavior(behavior)
      const before = signer.requested()
      const given = await post(`${origin}/faucet`, { address: privateKeyToAddress(generatePrivateKey()) })
      expect(given.status).toBe(503)
      void mint(2).catch(() => undefined)
      await eventually(() => behavior === 'fail' || behavior === 'hang' || signer.requested() > before, 60_000)
      expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain(planted.signerPassword)
    }
    for (const service of [signer, kms]) service.setBehavior('sign')
    expect(await mint(2)).toMatchObject({ status: 200 })
    expect(server.output()).toContain('the key service did not sign')

    proxy.setFault(() => ({ kind: 'status', status: 500 }))
    await requestEverything()
    await proxy.goDown()
    const [faucet] = await requestEverything()
    expect(faucet.status).toBe(503)
    await proxy.comeBack()
    proxy.setFault(() => ({ kind: 'pass' }))

    await stopDatabase()
    const [, , form] = await requestEverything()
    expect(form.status).toBe(503)
    await eventually(() => server.output().includes('failed to store a submission'), 60_000)
    await server.stop()

    expect(server.output()).toContain('ECONNREFUSED')
    const lines = server.output().split('\n')
    expect(lines.filter((line) => Object.values(planted).some((secret) => line.includes(secret)))).toEqual([])
  })
})

async function start(mode: string, { relayerKey = '', faucetKey = '', ...env }: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'log-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const keyFile = async (name: string, key: string) => {
    await writeFile(join(folder, name), key, { mode: 0o600 })
    return join(folder, name)
  }
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const { collection, token } = chain.chain.contracts
  const server = await runServer('main', {
    NODE_ENV: mode,
    SANDBOX: 'off',
    PAGES: 'vite',
    LOG_LEVEL: 'trace',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: origin,
    DATA_DIR: join(folder, 'data'),
    COLLECTION_ADDRESS: collection,
    TOKEN_ADDRESS: token,
    RELAYER_KEYS_FILE: await keyFile('relayer', relayerKey),
    FAUCET_KEY_FILE: await keyFile('faucet', faucetKey),
    RELEASES_API_URL: 'http://127.0.0.1:1',
    FAUCET_PROOF_OF_WORK: '0',
    PROOF_SECRET: planted.proofSecret,
    TRUSTED_PROXIES: 'none',
    ...env,
  })
  onTestFinished(server.stop)
  return { origin, server }
}

async function databaseWithPassword(postgres: RunningPostgres): Promise<string> {
  const client = new pg.Client({ connectionString: await postgres.createDatabase('secrets') })
  await client.connect()
  await client.query(`create role visitor superuser login password '${planted.databasePassword}'`)
  await client.end()
  const url = new URL(postgres.urlOf('secrets'))
  url.username = 'visitor'
  url.password = planted.databasePassword
  return url.href
}

/** Starts a mail server that rejects every email and quotes its sender. */
async function startQuotingSmtp(): Promise<string> {
  const { url } = await startSmtp(() => new Error(`no mail is taken from <${planted.email}>`))
  return url.replace('//', `//site:${planted.smtpPassword}@`)
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
