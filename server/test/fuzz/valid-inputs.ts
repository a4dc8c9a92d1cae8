import { itemCount } from '@network-site/protocol/item-count'
import { widgetChainSchema } from '@network-site/protocol/token-widget'
import { apiPaths, paths } from '@network-site/site/paths'
import { quests } from '@network-site/site/quests'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import type { OpenApiDocument } from '../../src/features/api-reference/openapi-document.ts'
import { rpcMethods } from '../../src/features/rpc/rpc-methods.ts'

export type ServerFacts = {
  formId: string
  /** Wallets with signatures of the mint message. */
  wallets: Array<{ address: string; signature: string }>
}

/**
 * Returns valid bodies by documented path, from the schemas and from rules that a schema cannot express. Other paths get
 * arbitrary JSON.
 */
export function validBodies(document: OpenApiDocument, { wallets }: ServerFacts): Record<string, Arbitrary<unknown>> {
  const described = bodiesOf(document)
  const signedMint = fc
    .tuple(fc.constantFrom(...wallets), fc.integer({ min: 1, max: itemCount }))
    .map(([{ signature }, tokenIndex]) => ({ signature, tokenIndex }))
  const signedMints = fc
    .tuple(fc.constantFrom(...wallets), fc.array(fc.integer({ min: 1, max: itemCount }), { minLength: 1 }))
    .map(([{ signature }, items]) => ({ signature, items }))
  const call = fc.oneof(
    ...[...rpcMethods].map(([method, { params }]) =>
      fc.record({
        jsonrpc: fc.constant('2.0'),
        id: fc.oneof(fc.nat(), fc.string({ maxLength: 10 })),
        method: fc.constant(method),
        params: arbitraryOfSchema(params),
      }),
    ),
  )
  return {
    ...described,
    [apiPaths.remoteMint]: fc.oneof(signedMint, described[apiPaths.remoteMint] ?? signedMint),
    '/mints': fc.oneof(signedMints, described['/mints'] ?? signedMints),
    '/rpc': fc.oneof({ weight: 4, arbitrary: call }, { weight: 1, arbitrary: fc.array(call, { maxLength: 6 }) }),
    '/f/{formId}': fc.record(
      {
        email: fc.oneof(fc.emailAddress(), fc.string()),
        message: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        subject: fc.string({ maxLength: 400 }),
        _next: fc.oneof(fc.webUrl(), fc.constantFrom('//evil.example', 'javascript:alert(1)', '/\\evil.example', '/')),
        _gotcha: fc.constant('a program'),
        extra: fc.string(),
      },
      { requiredKeys: ['email', 'message'] },
    ),
  }
}

/** Returns valid queries by documented path or page. */
export function validQueries(document: OpenApiDocument): Record<string, Arbitrary<unknown>> {
  const described = queriesOf(document)
  const signIn = described['/get-twitter-token'] ?? fc.constant({})
  return {
    ...described,
    '/get-twitter-token': fc.oneof(
      signIn,
      // Matching states, as in a genuine sign-in.
      signIn.map((query) => ({ ...(query as object), state: 's', sessionState: 's' })),
      fc.constant({ error: 'access_denied' }),
    ),
    [paths.tokenWidget]: fc.record({
      contract: fc.stringMatching(/^0x[0-9a-f]{40}$/),
      chain: arbitraryOfSchema(widgetChainSchema).map((chain) => JSON.stringify(chain)),
    }),
  }
}

function bodiesOf(document: OpenApiDocument): Record<string, Arbitrary<unknown>> {
  const bodies = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema
    return schema ? [[path, arbitraryOf(schema, document.components.schemas)] as const] : []
  })
  return Object.fromEntries(bodies)
}

function queriesOf(document: OpenApiDocument): Record<string, Arbitrary<unknown>> {
  const queries = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const fields = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? []
    if (fields.length === 0) return []
    const values = fields.map(({ name, schema }) => [name, arbitraryOf(schema, document.components.schemas)] as const)
    const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name)
    return [[path, fc.record(Object.fromEntries(values), { requiredKeys })] as const]
  })
  return Object.fromEntries(queries)
}

/** Generates values for a `:name` or `*` segment of a route. */
export function validSegment(name: string, { formId, wallets }: ServerFacts): Arbitrary<string> {
  const address = fc.oneof(
    fc.constantFrom(...wallets.map((wallet) => wallet.address)),
    fc.stringMatching(/^0x[0-9a-fA-F]{40}$/),
  )
  if (name === 'formId') return fc.constant(formId)
  if (name === 'address') return address
  if (name === 'quest') return fc.constantFrom(...quests.list.map(({ id }) => id))
  if (name === 'file') {
    return fc.oneof(
      fc.integer({ min: 1, max: itemCount + 5 }).map((id) => `${id}.json`),
      fc.constantFrom(...wallets.map((wallet) => `${wallet.address.toLowerCase()}.jpg`)),
    )
  }
  return fc.constantFrom('mint-nft-pfps/1.png', 'brand/mark.svg', 'sandbox', 'mailbox', 'messages.json')
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Schemas by the last part of a `$ref`. */
type Definitions = Record<string, JsonSchema>

function arbitraryOfSchema(schema: z.core.$ZodType): Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return arbitraryOf(described, described.$defs as Definitions | undefined)
}

function arbitraryOf(schema: JsonSchema, definitions: Definitions = {}): Arbitrary<unknown> {
  const referred = definitions[schema.$ref?.split('/').at(-1) ?? '']
  if (referred) return arbitraryOf(referred, definitions)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((one) => arbitraryOf(one as JsonSchema, definitions)))
  if (schema.allOf) return fc.constantFrom(...schema.allOf).chain((one) => arbitraryOf(one as JsonSchema, definitions))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, definitions)
    case 'array':
      return arrayOf(schema, definitions)
    case 'string':
      return stringOf(schema)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 100, 2 ** 31),
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf(schema: JsonSchema, definitions: Definitions): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const values = properties.map(([name, one]) => [name, arbitraryOf(one as JsonSchema, definitions)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: schema.required ?? [] })
}

function arrayOf(schema: JsonSchema, definitions: Definitions): Arbitrary<unknown> {
  const listed = schema.prefixItems as JsonSchema[] | undefined
  if (listed) return fc.tuple(...listed.map((one) => arbitraryOf(one, definitions)))
  const items = schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
  const minLength = schema.minItems ?? 0
  return fc.array(arbitraryOf(items as JsonSchema, definitions), {
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 4, 4)),
  })
}

function stringOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, 'u'))
  if (schema.format === 'uri') return fc.webUrl()
  const minLength = schema.minLength ?? 0
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 50, 50)),
  })
}
