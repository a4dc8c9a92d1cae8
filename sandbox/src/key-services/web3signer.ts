import { type Hex, isHex, keccak256, serializeSignature } from 'viem'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { z } from 'zod'
import { type KeyStandIn, serveKeyStandIn, type StandInOptions } from './key-stand-in.ts'

const bodySchema = z.object({ data: z.custom<Hex>((data) => isHex(data)) })

/** Starts a stand-in for Web3Signer in eth1 mode: it lists its public keys and signs the hash of what it is sent. */
export function startWeb3Signer({
  keys,
  credentials,
  ...options
}: StandInOptions & {
  keys: Hex[]
  /** `user:password` of a proxy in front of it. */
  credentials?: string
}): Promise<KeyStandIn> {
  const keysByIdentifier = new Map(keys.map((key) => [identifierOf(key), key]))
  const authorization = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
  return serveKeyStandIn((app, { behavior, countRequest }) => {
    app.addHook('onRequest', async (request, reply) => {
      const isKnown = !authorization || request.headers.authorization === authorization
      if (!isKnown) return reply.code(401).send()
      if (request.method === 'POST') countRequest()
      return behavior() === 'refuse' ? reply.code(403).send() : undefined
    })
    app.get('/upcheck', (_request, reply) => reply.type('text/plain; charset=utf-8').send('OK'))
    app.get('/api/v1/eth1/publicKeys', (_request, reply) => reply.send([...keysByIdentifier.keys()]))
    app.post<{ Params: { identifier: string } }>('/api/v1/eth1/sign/:identifier', async (request, reply) => {
      const key = keysByIdentifier.get(request.params.identifier.toLowerCase())
      if (!key) return reply.code(404).send()
      const body = bodySchema.safeParse(request.body)
      if (!body.success) return reply.code(400).send()
      const privateKey = behavior() === 'other-key' ? generatePrivateKey() : key
      const signature = await sign({ hash: keccak256(body.data.data), privateKey })
      return reply.type('text/plain; charset=utf-8').send(serializeSignature(signature))
    })
  }, options)
}

/** Returns the public key without the prefix of uncompressed keys. */
function identifierOf(key: Hex): string {
  return `0x${privateKeyToAccount(key).publicKey.slice(4)}`
}
