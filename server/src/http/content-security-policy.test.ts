import type { BrowserSettings } from '@network-site/protocol/settings'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const settings: BrowserSettings = {
  siteUrl: 'https://site.example',
  form: { endpoint: '', formId: 'form' },
  releases: { latestUrl: '/releases/latest', repositoryUrl: 'https://code.example/o/r' },
  rpcUrl: '/rpc',
  mainChain: { id: 1, name: 'Main', rpcUrls: [] },
  walletConnect: null,
  swap: { frameUrl: '/the-widget', clientId: 'client' },
  faucet: null,
  social: null,
  sandbox: false,
}

const here = { publicUrl: 'https://site.example', mediaBaseUrl: '', widgetRpcUrls: [] as string[] }

function directives(
  { mediaBaseUrl = '', ...overrides }: Partial<BrowserSettings & typeof here> = {},
  scriptHashes: string[] = [],
): Record<string, string> {
  const policy = contentSecurityPolicy({ ...settings, ...overrides }, { ...here, mediaBaseUrl })
  return read(policy({ scriptHashes }))
}

function read(policy: string): Record<string, string> {
  const parts = policy.split('; ')
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

describe('contentSecurityPolicy', () => {
  it('allows no external origin unless one is configured', () => {
    const policy = contentSecurityPolicy(settings, here)({ scriptHashes: [] })
    expect(policy.replaceAll(here.publicUrl, '')).not.toContain('://')
    expect(directives()).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'form-action': "'self'",
      'frame-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  it('allows only the page’s own inline scripts, by hash', () => {
    const script = directives({}, ["'sha256-abc'", "'sha256-def'"])['script-src']
    expect(script).toBe("'self' 'sha256-abc' 'sha256-def'")
    expect(script).not.toContain('unsafe')
  })

  it('allows each configured host only in the directive that needs it', () => {
    const wide = directives({
      mediaBaseUrl: 'https://media.example/folder',
      form: { endpoint: 'https://forms.example', formId: 'f' },
      releases: {
        latestUrl: 'https://api.code.example/repos/o/r/releases/latest',
        repositoryUrl: 'https://code.example/o/r',
      },
      mainChain: { id: 1, name: 'Main', rpcUrls: ['https://rpc.example/key'] },
      walletConnect: {
        projectId: 'p',
        relayUrl: 'wss://relay.example',
        rpcUrl: 'https://wcrpc.example',
        isEmbedded: false,
      },
      swap: { frameUrl: 'https://widget.example/token?a=b', clientId: 'client' },
    })
    expect(wide['img-src']).toBe("'self' data: blob: https://site.example https://media.example")
    expect(wide['media-src']).toBe("'self' https://site.example https://media.example")
    expect(wide['frame-src']).toBe("'self' https://widget.example")
    expect(wide['connect-src']?.split(' ').slice(1)).toEqual([
      'https://site.example',
      'https://forms.example',
      'https://api.code.example',
      'wss://relay.example',
      'https://wcrpc.example',
      'https://rpc.example',
    ])
    expect(wide['script-src']).toBe("'self'")
  })

  it('lists PUBLIC_URL once, for pages opened at another address', () => {
    const policy = directives({ mediaBaseUrl: 'https://site.example/media' })
    expect(policy['connect-src']).toBe("'self' https://site.example")
    expect(policy['img-src']).toBe("'self' data: blob: https://site.example")
    expect(policy['media-src']).toBe("'self' https://site.example")
  })

  it('adds nothing for paths on this server', () => {
    const own = directives({
      releases: { latestUrl: '/sandbox/code-host/repos/o/r/releases/latest', repositoryUrl: '/sandbox/code-host/o/r' },
      walletConnect: {
        projectId: 'sandbox',
        relayUrl: '/sandbox/relay',
        rpcUrl: '/sandbox/walletconnect-rpc',
        isEmbedded: true,
      },
    })
    expect(own).toEqual(directives())
  })

  it('allows the verification frame of the public WalletConnect relay, but not of lookalike hosts', () => {
    const relayed = (relayUrl: string) =>
      directives({ walletConnect: { projectId: 'p', relayUrl, rpcUrl: '/x', isEmbedded: false } })['frame-src']
    expect(relayed('wss://relay.walletconnect.com')).toBe("'self' https://verify.walletconnect.org")
    expect(relayed('wss://relay.walletconnect.com.evil.example')).toBe("'self'")
    expect(relayed('wss://relay.example/.walletconnect.com')).toBe("'self'")
  })

  it('lets pages connect to a testnet RPC on another host', () => {
    const policy = directives({ rpcUrl: 'https://rpc.testnet.example/v1' })
    expect(policy['connect-src']).toBe("'self' https://site.example https://rpc.testnet.example")
  })

  it('lets only the site frame the widget, and only the widget connect to its allowed chains', () => {
    const policy = contentSecurityPolicy(settings, { ...here, widgetRpcUrls: ['/rpc', 'https://rpc.other.example/v1'] })
    const widget = read(policy({ scriptHashes: [], isWidget: true }))
    expect(widget['frame-ancestors']).toBe("'self'")
    expect(widget['connect-src']).toBe("'self' https://site.example https://rpc.other.example")
    expect(read(policy({ scriptHashes: [] }))['connect-src']).toBe("'self' https://site.example")
    expect(widget['script-src']).toBe("'self'")
  })
})
