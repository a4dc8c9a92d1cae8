import { describe, expect, it } from 'vitest'
import { EnvError, envShape, readEnv } from './index.ts'

const address = `0x${'a'.repeat(40)}`
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://site.example',
  DATABASE_URL: 'postgres://db.example/site',
  CHAIN_RPC_URLS: 'https://rpc.example',
  COLLECTION_ADDRESS: address,
  TOKEN_ADDRESS: address,
  TRUSTED_PROXIES: 'none',
  MINT_PROOF_OF_WORK: '0',
  FORM_PROOF_OF_WORK: '0',
  RELAYER: 'off',
}

/** An invalid value for each variable that does not accept arbitrary text. */
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
  CHAIN_RPC_URLS: 'https://rpc.example,ftp://rpc.example',
  CHAIN_RPC_URL: 'ftp://rpc.example',
  CHAIN_RPC_MAX_LAG_BLOCKS: '0',
  CHAIN_PUBLIC_RPC_URL: 'rpc',
  RPC_UPSTREAM_URL: 'wss://rpc.example',
  RPC_VISITOR_CALLS_PER_SECOND: '0',
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
  FORM_PROOF_OF_WORK: 'hard',
  FORM_MESSAGES_KEPT: 'all',
  FORM_KEEP_DAYS: '-1',
  FORM_EMAILS_PER_DAY: '0.5',
  SMTP_URL: 'https://mail.example',
  MAIL_FROM: 'not-an-email',
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
  AWS_CONTAINER_CREDENTIALS_FULL_URI: 'credentials',
  AWS_EC2_METADATA_SERVICE_ENDPOINT: '169.254.169.254',
  AWS_ENDPOINT_URL_KMS: 'wss://kms.example',
  METRICS_TOKEN: 'short',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization',
  OTEL_TRACES_SAMPLER_ARG: '1.5',
}

function problemsOf(source: Record<string, string>): string[] {
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
  it('defaults to the sandbox on localhost', () => {
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

  it('requires proof of work by default, from new wallets once half of their gas is used', () => {
    const { FAUCET_PROOF_OF_WORK, MINT_PROOF_OF_WORK, MINT_PROOF_AFTER_PERCENT } = readEnv({})
    expect(FAUCET_PROOF_OF_WORK).toBeGreaterThan(0)
    expect(MINT_PROOF_OF_WORK).toBeGreaterThan(0)
    expect(MINT_PROOF_AFTER_PERCENT).toBe(50)
  })

  it('lists every invalid variable on its own line', () => {
    const isConflict = (line: string) => line.includes('must not be set together')
    const named = problemsOf(bad).flatMap((line) => (isConflict(line) ? [] : (line.split(':')[0] ?? '')))
    expect(new Set(named)).toEqual(new Set(Object.keys(bad)))
    expect(named).toHaveLength(Object.keys(bad).length)
  })

  it('is tested with an invalid value of every variable that does not accept arbitrary text', () => {
    const open = Object.entries(envShape).filter(([, schema]) => schema.safeParse('~ any text, at length ~').success)
    expect(new Set([...Object.keys(bad), ...open.map(([name]) => name)])).toEqual(new Set(Object.keys(envShape)))
  })

  it.each(Object.entries(bad))('rejects %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: \\w`))])
  })

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '', SANDBOX: '' })).toMatchObject({ PORT: 3000, isSandbox: true })
  })

  it('derives PUBLIC_URL from host and port, and strips trailing slashes', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(readEnv({ HOST: '0.0.0.0' }).PUBLIC_URL).toBe('http://localhost:3000')
    expect(readEnv({ HOST: '192.168.1.7' }).PUBLIC_URL).toBe('http://192.168.1.7:3000')
    expect(readEnv({ PUBLIC_URL: 'https://site.example//' }).PUBLIC_URL).toBe('https://site.example')
  })

  it('parses TRUSTED_PROXIES as a list, which none leaves empty', () => {
    expect(readEnv({ TRUSTED_PROXIES: ' 10.0.0.0/8, ::1 ,' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
    expect(readEnv(production).TRUSTED_PROXIES).toEqual([])
  })

  it('parses the keys of quest platforms', () => {
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
  ])('rejects QUEST_KEYS=%s', (keys) =>
    expect(problemsOf({ QUEST_KEYS: keys })).toEqual([expect.stringMatching(/^QUEST_KEYS: must/)]),
  )

  it('runs without the sandbox and logs at info level in production', () => {
    expect(readEnv(production)).toMatchObject({ isProduction: true, isSandbox: false, LOG_LEVEL: 'info' })
  })

  it('describes each missing variable in production', () => {
    const chain = ['CHAIN_RPC_URLS', 'COLLECTION_ADDRESS', 'TOKEN_ADDRESS']
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES', ...chain]) {
      const { [name as 'PUBLIC_URL']: _missing, ...rest } = production
      expect(problemsOf(rest)).toEqual([expect.stringMatching(`^${name}: is missing. \\w`)])
    }
    expect(problemsOf({ NODE_ENV: 'production', RELAYER: 'off' })).toHaveLength(7)
  })

  it('rejects placeholders of the examples in production, in every variable', () => {
    const texts = { ...production, SOCIAL_CLIENT_ID: 'client', PROOF_SECRET: 'x'.repeat(16) }
    const filled = {
      DATABASE_URL: 'postgres://site:change-this-password@db.example/site',
      PROOF_SECRET: 'change-this-secret-of-32-letters',
      METRICS_TOKEN: 'Change-This-Token-Of-32-Letters',
      SMTP_URL: 'smtps://user:change-this-password@mail.example',
      SOCIAL_CLIENT_SECRET: 'change-this',
      RELEASES_TOKEN: 'change-this',
      QUEST_KEYS: 'zealy:change-this-key-of-zealy',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer change-this',
      CHAIN_RPC_URLS: 'https://rpc.example,https://rpc.example/change-this',
    }
    for (const [name, value] of Object.entries(filled)) {
      expect(problemsOf({ ...texts, [name]: value })).toEqual([expect.stringMatching(`^${name}: still contains`)])
      const { NODE_ENV: _production, ...elsewhere } = texts
      expect(problemsOf({ ...elsewhere, [name]: value })).toEqual([])
    }
  })

  it('reads endpoints in order of preference, or a single one', () => {
    const single = 'https://two.example/a,b'
    const { CHAIN_RPC_URLS: _urls, ...rest } = production
    expect(
      readEnv({ ...rest, CHAIN_RPC_URLS: ' https://one.example/key , https://two.example' }).CHAIN_RPC_URLS,
    ).toEqual(['https://one.example/key', 'https://two.example'])
    expect(readEnv({ ...rest, CHAIN_RPC_URL: single }).CHAIN_RPC_URLS).toEqual([single])
    expect(problemsOf({ ...rest, CHAIN_RPC_URL: 'https://rpc.example/change-this' })).toEqual([
      expect.stringMatching(/^CHAIN_RPC_URL: still contains/),
    ])
    expect(problemsOf({ ...production, CHAIN_RPC_URL: single })).toEqual([
      expect.stringMatching(/^CHAIN_RPC_URL: must not be set together with CHAIN_RPC_URLS/),
    ])
    expect(problemsOf({ ...rest, CHAIN_RPC_URLS: 'https://one.example,https://one.example' })).toEqual([
      'CHAIN_RPC_URLS: must not name an endpoint twice',
    ])
  })

  it('rejects the sandbox in production', () => {
    expect(problemsOf({ ...production, SANDBOX: 'on' })).toEqual([expect.stringMatching(/^SANDBOX: must not be on/)])
  })

  it('requires only the chain if the sandbox is off outside production', () => {
    const named = problemsOf({ SANDBOX: 'off', RELAYER: 'off' }).map((line) => line.split(':')[0])
    expect(named).toEqual(['CHAIN_RPC_URLS', 'COLLECTION_ADDRESS', 'TOKEN_ADDRESS'])
  })

  it.each([
    ['MINT_PROOF_OF_WORK', { MINT_PROOF_OF_WORK: '5000' }],
    ['FORM_PROOF_OF_WORK', { FORM_PROOF_OF_WORK: '2000' }],
    ['FAUCET_PROOF_OF_WORK', { FAUCET_KEY_FILE: 'key' }],
    ['SOCIAL_CLIENT_ID', { SOCIAL_CLIENT_ID: 'client' }],
  ])('requires PROOF_SECRET in production if %s needs it', (name, settings) => {
    expect(problemsOf({ ...production, ...settings })).toEqual([
      expect.stringMatching(`^PROOF_SECRET: is missing. ${name} needs it`),
    ])
    expect(problemsOf({ ...production, ...settings, PROOF_SECRET: 'x'.repeat(16) })).toEqual([])
    expect(problemsOf(settings)).toEqual([])
  })

  it.each([
    ['the gate without a client', { MINT_SOCIAL_GATE: 'on' }, 'SOCIAL_CLIENT_ID: is missing. MINT_SOCIAL_GATE=on'],
    ['a secret without a client', { SOCIAL_CLIENT_SECRET: 's' }, 'SOCIAL_CLIENT_ID: is missing. SOCIAL_CLIENT_SECRET'],
  ])('rejects a partly configured sign-in: %s', (_case, settings, sentence) => {
    const named = { ...production, PROOF_SECRET: 'x'.repeat(16), ...settings }
    expect(problemsOf(named)).toEqual([expect.stringContaining(sentence)])
    expect(problemsOf({ ...named, SOCIAL_CLIENT_ID: 'client' })).toEqual([])
  })

  it('accepts the social gate in the sandbox without a client', () => {
    expect(problemsOf({ MINT_SOCIAL_GATE: 'on' })).toEqual([])
  })

  it('requires keys if mints are relayed without the sandbox', () => {
    expect(problemsOf({ ...production, RELAYER: 'on' })).toEqual([
      expect.stringMatching(/^RELAYER_KEYS_FILE: is missing/),
    ])
    expect(problemsOf({ ...production, RELAYER: 'on', RELAYER_KEYS_FILE: 'keys' })).toEqual([])
  })
})
