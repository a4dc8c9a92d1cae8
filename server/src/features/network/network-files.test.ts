import tokenListSchema from '@uniswap/token-lists/src/tokenlist.schema.json' with { type: 'json' }
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { network as facts } from '@network-site/site/network'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fastify from 'fastify'
import { isAddress } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestContext } from '../../../test/test-context.ts'
import { addChainDocument, chainEntry, llmsDocument, tokenList } from './network-files.ts'
import { networkPlugin } from './plugin.ts'

type Deployment = { network: NetworkDocument; settings: BrowserSettings }

function deployment(explorers: string[] = [], faucet: BrowserSettings['faucet'] = null): Deployment {
  const { testnet, chainName: name, signingMessage } = facts
  const siteUrl = 'https://site.example'
  return {
    network: {
      name,
      chain: {
        ...testnet,
        network: testnet.slug,
        rpcUrls: [`${siteUrl}/rpc`],
        blockExplorerUrls: explorers,
        testnet: true,
      },
      signingMessage,
      contracts: { collection: `0x${'ab'.repeat(20)}`, token: `0x${'cd'.repeat(20)}` },
    },
    settings: {
      siteUrl,
      form: { endpoint: '', formId: 'form' },
      releases: { latestUrl: '/releases/latest', repositoryUrl: 'https://code.example/o/r' },
      rpcUrl: '/rpc',
      mainChain: { id: 1, name: 'Main', rpcUrls: [] },
      walletConnect: null,
      swap: { frameUrl: '/widget', clientId: 'client' },
      faucet,
      social: null,
      sandbox: false,
    },
  }
}

const bare = deployment()
const full = deployment(['https://explorer.example/'], { chainId: facts.testnet.id, amountWei: '100000000000000000' })

/**
 * The rules of ethereum-lists/chains, from its tools/schema/chainSchema.json and the checks of its processor as of
 * August 2026. Neither is published as a package.
 */
const registryName = z.string().regex(/^[a-zA-Z0-9\-.() ]+$/)
const registryText = z.string().regex(/^\S(.*\S)?$/)
const registrySchema = z.strictObject({
  name: registryName,
  shortName: z.string().regex(/^[A-Za-z0-9-_]{1,64}$/),
  chain: registryText,
  chainId: z.int().positive(),
  networkId: z.int().positive(),
  rpc: z.array(z.string().regex(/^(https?|wss?):\/\/\S+$/)),
  faucets: z.array(registryText),
  infoURL: z.string(),
  nativeCurrency: z.strictObject({ name: registryName, symbol: registryText.max(6), decimals: z.int() }),
  icon: registryText.optional(),
  explorers: z
    .array(
      z.strictObject({
        name: registryText,
        url: z.string().regex(/^https?:\/\/\S*[^/\s]$/),
        standard: z.enum(['EIP3091', 'none']),
      }),
    )
    .optional(),
  parent: z
    .strictObject({
      type: z.enum(['L2', 'shard']),
      chain: z.string().regex(/^eip155-\d+$/),
      bridges: z.array(z.strictObject({ url: z.string() })).optional(),
    })
    .optional(),
})

describe('chainEntry', () => {
  it.each([bare, full])('satisfies the registry’s schema', (described) => {
    expect(() => registrySchema.parse(chainEntry(described))).not.toThrow()
  })

  it('leaves out explorers and faucets that do not exist', () => {
    expect(chainEntry(bare)).not.toHaveProperty('explorers')
    expect(chainEntry(bare).faucets).toEqual([])
    expect(chainEntry(full)).toMatchObject({
      chainId: facts.testnet.id,
      networkId: facts.testnet.id,
      explorers: [{ name: 'explorer.example', url: 'https://explorer.example', standard: 'EIP3091' }],
      faucets: [`https://site.example${paths.testnetSwap}`],
    })
  })
})

describe('tokenList', () => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  formats.default(ajv)
  const isValid = ajv.compile(tokenListSchema)

  it('satisfies Uniswap’s published schema', () => {
    isValid(tokenList(full))
    expect(isValid.errors).toBeNull()
    expect(isAddress(tokenList(full).tokens[0]?.address ?? '', { strict: true })).toBe(true)
  })

  it('is checked against a schema that rejects faults', () => {
    expect(isValid({ ...tokenList(full), name: 'A name that is longer than thirty characters' })).toBe(false)
  })
})

/** EIP-3085, including its rule that RPC and explorer URLs are not empty. */
const addChainSchema = z.strictObject({
  chainId: z.string().regex(/^0x[1-9a-f][0-9a-f]*$/),
  chainName: z.string(),
  nativeCurrency: z.strictObject({ name: z.string(), symbol: z.string().min(2).max(6), decimals: z.literal(18) }),
  rpcUrls: z.array(z.url()).min(1),
  blockExplorerUrls: z.array(z.url()).min(1).optional(),
  iconUrls: z.array(z.url()).min(1).optional(),
})

describe('addChainDocument', () => {
  it.each([bare, full])('satisfies EIP-3085', (described) => {
    const document = addChainSchema.parse(addChainDocument(described))
    expect(Number(document.chainId)).toBe(facts.testnet.id)
  })
})

describe('llmsDocument', () => {
  it('has one title, a summary, and sections that contain only links', () => {
    const text = llmsDocument(full)
    const [title, summary, details, ...sections] = text.trimEnd().split('\n\n')
    expect(title).toBe(`# ${facts.testnet.name}`)
    expect(summary).toMatch(/^> .+$/)
    expect(details).toContain(`${facts.testnet.id}`)
    expect(details).toContain('0.1 ')
    expect(sections.length).toBeGreaterThanOrEqual(4)
    for (const [at, part] of sections.entries()) {
      if (at % 2 === 0) expect(part).toMatch(/^## \S.*$/)
      else for (const line of part.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/)
    }
    for (const { path, listed } of Object.values(pages)) {
      expect({ path, isLinked: text.includes(`](https://site.example${path})`) }).toEqual({ path, isLinked: listed })
    }
  })
})

describe('the network routes', () => {
  const app = fastify()
  afterEach(() => app.close())

  it('let other origins and caches keep the files', async () => {
    await networkPlugin(app, createTestContext({ deployment: full }))
    for (const [path, type] of [
      ['/network/chain.json', 'application/json; charset=utf-8'],
      ['/network/tokenlist.json', 'application/json; charset=utf-8'],
      ['/network/add-chain.json', 'application/json; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
    ]) {
      const { statusCode, headers } = await app.inject(path ?? '')
      expect({ path, statusCode, headers }).toMatchObject({
        statusCode: 200,
        headers: {
          'content-type': type,
          'access-control-allow-origin': '*',
          'cache-control': 'public, max-age=3600',
        },
      })
    }
  })
})
