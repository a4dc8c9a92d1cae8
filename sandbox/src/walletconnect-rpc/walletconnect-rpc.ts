import type { FastifyInstance } from 'fastify'
import { toHex } from 'viem'
import { z } from 'zod'

const callSchema = z.object({ id: z.union([z.number(), z.string(), z.null()]).default(null), method: z.string() })
const bodySchema = z.union([callSchema, z.array(callSchema).max(100)])

/** A stand-in for the RPC host that a WalletConnect project has for well-known chains. It answers eth_chainId only. */
export function walletConnectRpc(app: FastifyInstance): void {
  app.post<{ Querystring: { chainId?: string } }>('/v1', (request, reply) => {
    const body = bodySchema.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'not JSON-RPC' })
    const chainId = Number(/^eip155:(\d{1,15})$/.exec(request.query.chainId ?? '')?.[1] ?? 1)
    const answer = ({ id, method }: z.infer<typeof callSchema>) => ({
      jsonrpc: '2.0',
      id,
      ...(method === 'eth_chainId'
        ? { result: toHex(chainId) }
        : { error: { code: -32601, message: 'The sandbox has no chain but the testnet.' } }),
    })
    return reply.send(Array.isArray(body.data) ? body.data.map(answer) : answer(body.data))
  })
}
