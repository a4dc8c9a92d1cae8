import type { BrowserSettings } from '@network-site/protocol/settings'
import { expect, test } from 'vitest'
import { resolveSettings } from './settings-queries.ts'

const ownServices: BrowserSettings = {
  siteUrl: 'https://site.example',
  form: { endpoint: '', formId: 'form' },
  releases: { latestUrl: '/releases/latest', repositoryUrl: '/sandbox/code-host/o/r' },
  rpcUrl: '/rpc',
  mainChain: { id: 1, name: 'Main', rpcUrls: [] },
  walletConnect: { projectId: 'p', relayUrl: '/sandbox/relay', rpcUrl: '/sandbox/walletconnect-rpc', isEmbedded: true },
  swap: { frameUrl: '/the-widget', clientId: 'client' },
  faucet: null,
  social: {
    authorizeUrl: '/sandbox/social/i/oauth2/authorize',
    clientId: 'client',
    redirectUri: '/signed-in',
    scope: 'users.read',
  },
  sandbox: true,
}

test.each([
  ['http://127.0.0.1:3000', 'ws://127.0.0.1:3000'],
  ['http://[::1]:3000', 'ws://[::1]:3000'],
  ['https://tunnel.example', 'wss://tunnel.example'],
])('resolves paths against the page’s origin %s', (origin, socketOrigin) => {
  expect(resolveSettings(ownServices, origin)).toMatchObject({
    releases: { latestUrl: `${origin}/releases/latest`, repositoryUrl: `${origin}/sandbox/code-host/o/r` },
    rpcUrl: `${origin}/rpc`,
    walletConnect: { relayUrl: `${socketOrigin}/sandbox/relay`, rpcUrl: `${origin}/sandbox/walletconnect-rpc` },
    swap: { frameUrl: `${origin}/the-widget` },
    social: {
      authorizeUrl: `${origin}/sandbox/social/i/oauth2/authorize`,
      redirectUri: `${origin}/signed-in`,
    },
  })
})

test('leaves absolute URLs unchanged', () => {
  const outside: BrowserSettings = {
    ...ownServices,
    releases: { latestUrl: 'https://api.code.example/latest', repositoryUrl: 'https://code.example/o/r' },
    rpcUrl: 'https://rpc.example/v1',
    walletConnect: {
      projectId: 'p',
      relayUrl: 'ws://relay.example:5000',
      rpcUrl: 'https://wcrpc.example',
      isEmbedded: false,
    },
    swap: { frameUrl: 'https://widget.example/token?v=2', clientId: 'client' },
    social: {
      authorizeUrl: 'https://social.example/authorize',
      clientId: 'client',
      redirectUri: 'https://site.example/signed-in',
      scope: 'users.read',
    },
  }
  expect(resolveSettings(outside, 'http://127.0.0.1:3000')).toEqual(outside)
})
