import { describe, expect, it } from 'vitest'
import { EnvError, envShape, readEnv } from './index.ts'

const address = `0x${'a'.repeat(40)}`
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://site.example',
  DATABASE_URL: 'postgres://db.example/site',
  CHAIN_RPC_URL: 'https://rpc.example',
  COLLECTION_ADDRESS: address,
  TOKEN_ADDRESS: address,
  TRUSTED_PROXIES: 'none',
  MINT_PROOF_OF_WORK: '0',
  RELAYER: 'off',
}

/** A value that the variable must refuse, for each that does not take any text. */
const bad: Partial<Record<keyof typeof envShape, string>> = {
  NODE_ENV: 'staging',
  PORT: '70000',
  PUBLIC_URL: 'site.example',
  SANDBOX: 'yes',
  SANDBOX_BLOCK_SECONDS: '1.5',
  SANDBOX_EMAILS_KEPT: '0',
  SANDBOX_JOURNAL_MEGABYTES: '0',
  DATABASE_URL: 'mysql://db.example/site',
  PAGES: 'here',
  LOG_LEVEL: 'loud',
  DRAIN_SECONDS: '601',
  UNREADY_SECONDS: '601',
  SHED_AFTER_MILLISECONDS: 'soon',
  TRUSTED_PROXIES: 'the proxy',
  HSTS: 'on',
  NETWORK_SHARE_IPV4_24: '0',
  NETWORK_SHARE_IPV6_56: 'half',
  NETWORK_SHARE_IPV6_48: '1.5',
  CHAIN_RPC_URL: 'ftp://rpc.example',
  CHAIN_PUBLIC_RPC_URL: 'rpc',
  RPC_UPSTREAM_URL: 'wss://rpc.example',
  RPC_UNITS_PER_MINUTE: '99',
  RPC_CALL_GAS: 'all',
  CHAIN_EXPLORER_URL: 'explorer',
  COLLECTION_ADDRESS: '0x123',
  TOKEN_ADDRESS: `0x${'g'.repeat(40)}`,
  MAIN_CHAIN_RPC_URL: 'main',
  MEDIA_BASE_URL: '/media',
  FORM_ENDPOINT: 'form',
  QUEST_KEYS: 'questn:a-key-of-some-length',
  QUEST_REQUESTS_PER_MINUTE: '0',
  QUEST_REQUESTS_PER_MINUTE_PER_KEY: 'many',
  QUEST_BEHIND_BLOCKS: '-1',
  LEADERBOARD_REQUESTS_PER_MINUTE: '0',
  FORM_ID: 'two words',
  FORM_REQUESTS_PER_HOUR: '0',
  FORM_MESSAGES_PER_DAY: '0',
  FORM_MESSAGES_KEPT: 'all',
  FORM_KEEP_DAYS: '-1',
  FORM_EMAILS_PER_DAY: '0.5',
  SMTP_URL: 'https://mail.example',
  MAIL_FROM: 'nobody',
  MAIL_TO: 'a@b, c@d',
  RELEASES_API_URL: 'api',
  RELEASES_SITE_URL: 'site',
  RELEASES_LOOKUP: 'never',
  WALLETCONNECT_RELAY_URL: 'https://relay.example',
  WALLETCONNECT_RPC_URL: 'wss://rpc.example',
  SWAP_FRAME_URL: 'javascript:alert(1)',
  WIDGET_TOKENS: '{}',
  SOCIAL_AUTHORIZE_URL: 'authorize',
  SOCIAL_TOKEN_URL: 'token',
  SOCIAL_API_URL: 'api',
  RELAYER: 'maybe',
  RELAYER_PORT: '99999',
  RELAYER_CONFIRMATIONS: '0',
  RELAYER_BATCH_MILLISECONDS: '-1',
  RELAYER_POLL_MILLISECONDS: '4',
  RELAYER_STUCK_SECONDS: 'soon',
  RELAYER_MAX_UNCONFIRMED: '0',
  RELAYER_TIP_WEI: '1e9',
  RELAYER_FEE_CEILING_GWEI: '0x10',
  RELAYER_LOW_BALANCE_ETHER: '1,5',
  MINT_REQUESTS_PER_MINUTE: '0',
  MINT_GAS_PER_DAY: 'all',
  MINT_GAS_PER_DAY_FIRST_SEEN: '-5',
  MINT_GAS_PER_DAY_PER_NETWORK: '1.5',
  MINT_PROOF_OF_WORK: 'hard',
  PROOF_SECRET: 'too short',
  MINT_PROOF_AFTER_PERCENT: '101',
  MINT_CONTRACT_CHECKS_PER_MINUTE: '0',
  MINT_STREAMS: 'many',
  MINT_STREAMS_PER_NETWORK: '-1',
  MINT_FAILED_DAYS: '0',
  MINT_SIGNED_DAYS: '1',
  MINT_QUEUE_RETENTION_DAYS: '7',
  MINT_INDEX_REORG_BLOCKS: '0',
  MINT_SOCIAL_GATE: 'true',
  FAUCET_ETHER: 'some',
  FAUCET_ETHER_PER_DAY: '-1',
  FAUCET_TRANSFERS_PER_NETWORK: '0',
  FAUCET_PROOF_OF_WORK: 'some',
  FAUCET_KEEP_DAYS: '0',
  METRICS_TOKEN: 'short',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization',
  OTEL_TRACES_SAMPLER_ARG: '1.5',
}

function complaintsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

describe('readEnv', () => {
  it('runs whole on one machine with nothing set', () => {
    expect(readEnv({})).toMatchObject({
      isProduction: false,
      isSandbox: true,
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: [],
    })
  })

  it('asks for work by default, of new wallets once half of their gas is gone', () => {
    const { FAUCET_PROOF_OF_WORK, MINT_PROOF_OF_WORK, MINT_PROOF_AFTER_PERCENT } = readEnv({})
    expect(FAUCET_PROOF_OF_WORK).toBeGreaterThan(0)
    expect(MINT_PROOF_OF_WORK).toBeGreaterThan(0)
    expect(MINT_PROOF_AFTER_PERCENT).toBe(50)
  })

  it('names every bad variable at once, one line each', () => {
    const named = complaintsOf(bad).map((line) => line.split(':')[0])
    expect(new Set(named)).toEqual(new Set(Object.keys(bad)))
    expect(named).toHaveLength(Object.keys(bad).length)
  })

  it('has a bad value here for every variable that does not take any text', () => {
    const open = Object.entries(envShape).filter(([, schema]) => schema.safeParse('~ any text, at length ~').success)
    expect(new Set([...Object.keys(bad), ...open.map(([name]) => name)])).toEqual(new Set(Object.keys(envShape)))
  })

  it.each(Object.entries(bad))('refuses %s=%s', (name, value) => {
    expect(complaintsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: \\w`))])
  })

  it('counts an empty variable as absent', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '', SANDBOX: '' })).toMatchObject({ PORT: 3000, isSandbox: true })
  })

  it('takes the public address from the port, and without its last slash', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(readEnv({ HOST: '0.0.0.0' }).PUBLIC_URL).toBe('http://localhost:3000')
    expect(readEnv({ HOST: '192.168.1.7' }).PUBLIC_URL).toBe('http://192.168.1.7:3000')
    expect(readEnv({ PUBLIC_URL: 'https://site.example//' }).PUBLIC_URL).toBe('https://site.example')
  })

  it('reads proxies as a list', () => {
    expect(readEnv({ TRUSTED_PROXIES: ' 10.0.0.0/8, ::1 ,' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
  })

  it('reads the keys of quest platforms', () => {
    const { QUEST_KEYS } = readEnv({ QUEST_KEYS: 'zealy:with:colon-and-length, taskon:another-key-of-ours' })
    expect([...QUEST_KEYS]).toEqual([
      ['zealy', 'with:colon-and-length'],
      ['taskon', 'another-key-of-ours'],
    ])
    expect(readEnv({}).QUEST_KEYS.size).toBe(0)
  })

  it.each([
    'zealy:short',
    'zealy:one-key-of-some-length,zealy:two-keys-of-some-length',
    'someone:a-key-of-some-length',
  ])('refuses QUEST_KEYS=%s', (keys) =>
    expect(complaintsOf({ QUEST_KEYS: keys })).toEqual([expect.stringMatching(/^QUEST_KEYS: must/)]),
  )

  it('lets an operator say that there is no proxy', () => {
    expect(readEnv(production).TRUSTED_PROXIES).toEqual([])
  })

  it('starts in production with what it demands, without the sandbox and with a fuller log', () => {
    expect(readEnv(production)).toMatchObject({ isProduction: true, isSandbox: false, LOG_LEVEL: 'info' })
  })

  it('names in production each variable that is missing, and what it is for', () => {
    for (const name of [
      'PUBLIC_URL',
      'DATABASE_URL',
      'TRUSTED_PROXIES',
      'CHAIN_RPC_URL',
      'COLLECTION_ADDRESS',
      'TOKEN_ADDRESS',
    ]) {
      const { [name as 'PUBLIC_URL']: _missing, ...rest } = production
      expect(complaintsOf(rest)).toEqual([expect.stringMatching(`^${name}: is missing. \\w`)])
    }
    expect(complaintsOf({ NODE_ENV: 'production', RELAYER: 'off' })).toHaveLength(7)
  })

  it('refuses the sandbox in production', () => {
    expect(complaintsOf({ ...production, SANDBOX: 'on' })).toEqual([expect.stringMatching(/^SANDBOX: must not be on/)])
  })

  it('demands only the chain where the sandbox is switched off on one machine', () => {
    const named = complaintsOf({ SANDBOX: 'off', RELAYER: 'off' }).map((line) => line.split(':')[0])
    expect(named).toEqual(['CHAIN_RPC_URL', 'COLLECTION_ADDRESS', 'TOKEN_ADDRESS'])
  })

  it.each([
    ['MINT_PROOF_OF_WORK', { MINT_PROOF_OF_WORK: '5000' }],
    ['FAUCET_PROOF_OF_WORK', { FAUCET_KEY_FILE: 'key' }],
    ['SOCIAL_CLIENT_ID', { SOCIAL_CLIENT_ID: 'client' }],
  ])('demands in production the secret that servers share, where %s needs it', (name, settings) => {
    expect(complaintsOf({ ...production, ...settings })).toEqual([
      expect.stringMatching(`^PROOF_SECRET: is missing. ${name} needs it`),
    ])
    expect(complaintsOf({ ...production, ...settings, PROOF_SECRET: 'x'.repeat(16) })).toEqual([])
    expect(complaintsOf(settings)).toEqual([])
  })

  it.each([
    ['the gate without a client', { MINT_SOCIAL_GATE: 'on' }, 'SOCIAL_CLIENT_ID: is missing. MINT_SOCIAL_GATE=on'],
    ['a secret without a client', { SOCIAL_CLIENT_SECRET: 's' }, 'SOCIAL_CLIENT_ID: is missing. SOCIAL_CLIENT_SECRET'],
  ])('refuses a half configured sign-in: %s', (_case, settings, sentence) => {
    const named = { ...production, PROOF_SECRET: 'x'.repeat(16), ...settings }
    expect(complaintsOf(named)).toEqual([expect.stringContaining(sentence)])
    expect(complaintsOf({ ...named, SOCIAL_CLIENT_ID: 'client' })).toEqual([])
  })

  it('has a sign-in for the gate in the sandbox', () => {
    expect(complaintsOf({ MINT_SOCIAL_GATE: 'on' })).toEqual([])
  })

  it('demands keys wherever mints are relayed without the sandbox', () => {
    expect(complaintsOf({ ...production, RELAYER: 'on' })).toEqual([
      expect.stringMatching(/^RELAYER_KEYS_FILE: is missing/),
    ])
    expect(complaintsOf({ ...production, RELAYER: 'on', RELAYER_KEYS_FILE: 'keys' })).toEqual([])
  })
})
