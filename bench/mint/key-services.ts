import { startKms } from '@network-site/sandbox/key-services/kms'
import type { KeyStandIn } from '@network-site/sandbox/key-services/key-stand-in'
import { startWeb3Signer } from '@network-site/sandbox/key-services/web3signer'
import { privateKeyToAddress } from 'viem/accounts'
import { type BenchChain, startBenchChain } from './bench-chain.ts'
import { measureOurs } from './measure-ours.ts'

type RelayerKey = { entry: string; env: Record<string, string>; close: () => Promise<void> }

const latenciesMilliseconds = [0, 20, 100]
const arn = 'arn:aws:kms:eu-west-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab'
const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'secret of the benchmark' }

/** Measures minting with a raw key, and with key services that answer with some latency. Returns a Markdown table. */
export async function measureKeyServices({ mints }: { mints: number }): Promise<string> {
  const rows: Array<{ what: string; perSecond: number }> = []
  async function measure(what: string, openKey: (chain: BenchChain) => Promise<RelayerKey>): Promise<void> {
    const chain = await startBenchChain('instant')
    const key = await openKey(chain)
    try {
      const { entry, env } = key
      const options = { database: 'postgres', guards: 'off', isOneRequest: true } as const
      const result = await measureOurs(chain, { ...options, mints, connections: 300, relayerKey: { entry, env } })
      rows.push({ what, perSecond: result.perSecond })
      process.stderr.write(`${what}: ${Math.round(result.perSecond)} mints/s\n`)
    } finally {
      await key.close()
      await chain.stop()
    }
  }
  await measure('raw key', async ({ relayer }) => ({ entry: relayer, env: {}, close: async () => undefined }))
  for (const delayMilliseconds of latenciesMilliseconds) {
    await measure(`Web3Signer, ${delayMilliseconds} ms`, async ({ relayer }) => {
      const standIn = await startWeb3Signer({ keys: [relayer], delayMilliseconds })
      return { entry: `web3signer:${standIn.url}#${privateKeyToAddress(relayer)}`, env: {}, close: standIn.close }
    })
    await measure(`AWS KMS, ${delayMilliseconds} ms`, async ({ relayer }) => {
      const standIn = await startKms({ keys: { [arn]: relayer }, credentials, delayMilliseconds })
      return { entry: `aws-kms:${arn}`, env: kmsVariables(standIn), close: standIn.close }
    })
  }
  const baseline = rows[0]?.perSecond ?? 1
  const lines = rows.map(
    ({ what, perSecond }) => `| ${what} | ${Math.round(perSecond)} | ${(perSecond / baseline).toFixed(2)} |`,
  )
  return ['| Relayer key | Mints/s | Of a raw key |', '|---|---|---|', ...lines].join('\n')
}

function kmsVariables({ url }: KeyStandIn): Record<string, string> {
  return {
    AWS_ENDPOINT_URL_KMS: url,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
}
