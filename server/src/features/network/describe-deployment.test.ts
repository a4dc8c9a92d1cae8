import { browserSettingsSchema, networkDocumentSchema } from '@network-site/protocol/settings'
import { network as facts } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { describe, expect, it } from 'vitest'
import { describeDeployment } from './describe-deployment.ts'
import { readEnv } from '../../env/index.ts'
import type { ExternalServices } from '../../services/external-services.ts'

const contract = `0x${'a'.repeat(40)}` as const
const repository = `${facts.nodeRepository.owner}/${facts.nodeRepository.name}`
const sandboxServices = {
  chain: {
    id: facts.testnet.id,
    rpcUrls: ['http://127.0.0.1:9001'],
    contracts: { collection: contract, token: contract },
  },
  codeHost: {
    apiUrl: 'http://127.0.0.1:9002/sandbox/code-host',
    browserApiUrl: '/sandbox/code-host',
    siteUrl: '/sandbox/code-host',
  },
  social: {
    clientId: 'client',
    clientSecret: 'secret',
    authorizeUrl: '/sandbox/social/authorize',
    tokenUrl: 'http://127.0.0.1:9002/sandbox/social/token',
    apiUrl: 'http://127.0.0.1:9002/sandbox/social',
    returnsAnywhere: true,
  },
  walletConnect: {
    projectId: 'sandbox',
    relayUrl: '/sandbox/relay',
    rpcUrl: '/sandbox/walletconnect-rpc',
    isEmbedded: true,
  },
  mail: { url: undefined, from: 'site@ours.example', to: 'team@ours.example' },
  relayers: [],
  faucet: [],
  sandbox: undefined,
  notices: [],
  close: async () => undefined,
} satisfies ExternalServices

function describeWith(env: Record<string, string> = {}, services: Partial<ExternalServices> = {}) {
  const { network, settings } = describeDeployment(readEnv(env), { ...sandboxServices, ...services })
  return { network: networkDocumentSchema.parse(network), settings: browserSettingsSchema.parse(settings) }
}

describe('describeDeployment', () => {
  it('gives pages paths, so that they call the origin they were opened at', () => {
    const { settings } = describeWith({ PUBLIC_URL: 'https://site.example', RELEASES_LOOKUP: 'direct' })
    expect(settings).toMatchObject({
      rpcUrl: '/rpc',
      releases: {
        latestUrl: `/sandbox/code-host/repos/${repository}/releases/latest`,
        repositoryUrl: `/sandbox/code-host/${repository}`,
      },
      walletConnect: { relayUrl: '/sandbox/relay', rpcUrl: '/sandbox/walletconnect-rpc' },
      swap: { frameUrl: paths.tokenWidget },
      social: { authorizeUrl: '/sandbox/social/authorize', redirectUri: paths.socialReturn },
    })
    expect(JSON.stringify({ ...settings, siteUrl: '' })).not.toContain('://')
  })

  it('publishes PUBLIC_URL, which signed messages name', () => {
    expect(describeWith({ PUBLIC_URL: 'https://site.example' }).settings.siteUrl).toBe('https://site.example')
  })

  it('gives wallets PUBLIC_URL, which defaults to the port', () => {
    expect(describeWith({ PUBLIC_URL: 'https://site.example' }).network.chain.rpcUrls).toEqual([
      'https://site.example/rpc',
    ])
    expect(describeWith({ PORT: '4000' }).network.chain.rpcUrls).toEqual(['http://localhost:4000/rpc'])
  })

  it('uses an external RPC endpoint in both documents', () => {
    const { network, settings } = describeWith({ CHAIN_PUBLIC_RPC_URL: 'https://rpc.example/v1' })
    expect([network.chain.rpcUrls, settings.rpcUrl]).toEqual([['https://rpc.example/v1'], 'https://rpc.example/v1'])
  })

  it('redirects sign-ins to PUBLIC_URL if the provider accepts one URL only', () => {
    const social = { ...sandboxServices.social, authorizeUrl: 'https://x.example/authorize', returnsAnywhere: false }
    const { settings } = describeWith({ PUBLIC_URL: 'https://site.example' }, { social })
    expect(settings.social?.redirectUri).toBe(`https://site.example${paths.socialReturn}`)
  })

  it('prefers a configured WalletConnect project to the sandbox relay, and offers none without either', () => {
    expect(describeWith({ WALLETCONNECT_PROJECT_ID: 'project' }).settings.walletConnect).toEqual({
      projectId: 'project',
      relayUrl: 'wss://relay.walletconnect.com',
      rpcUrl: 'https://rpc.walletconnect.com',
      isEmbedded: false,
    })
    expect(describeWith({}, { walletConnect: null }).settings.walletConnect).toBeNull()
  })

  it('never exposes secrets', () => {
    const secrets = {
      CHAIN_RPC_URL: 'https://rpc.example/planted-key',
      RPC_UPSTREAM_URL: 'https://public-rpc.example/planted-key',
      DATABASE_URL: 'postgres://user:planted-password@db.example/site',
      SMTP_URL: 'smtps://user:planted-password@mail.example',
      SOCIAL_CLIENT_ID: 'client',
      SOCIAL_CLIENT_SECRET: 'planted-secret',
      RELEASES_TOKEN: 'planted-token',
      PROOF_SECRET: 'planted-proof-secret',
      METRICS_TOKEN: 'planted-metrics-token',
      RELAYER_KEYS_FILE: '/etc/planted-keys',
      FAUCET_KEY_FILE: '/etc/planted-key',
    }
    const social = { ...sandboxServices.social, clientSecret: secrets.SOCIAL_CLIENT_SECRET }
    const documents = JSON.stringify(
      describeWith(secrets, {
        social,
        mail: { ...sandboxServices.mail, url: secrets.SMTP_URL },
        chain: { ...sandboxServices.chain, rpcUrls: [secrets.CHAIN_RPC_URL] },
      }),
    )
    expect(documents).not.toContain('planted')
  })

  it('always has a client ID for the token widget', () => {
    expect(describeWith().settings.swap.clientId).toBe(facts.testnet.slug)
    expect(describeWith({ SWAP_CLIENT_ID: '' }).settings.swap.clientId).toBe(facts.testnet.slug)
    expect(describeWith({ SWAP_CLIENT_ID: 'ours' }).settings.swap.clientId).toBe('ours')
  })
})
