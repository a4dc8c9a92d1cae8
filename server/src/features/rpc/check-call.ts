import { z } from 'zod'
import { allowedMethods } from './allowed-methods.ts'

const idSchema = z.union([z.string().max(100), z.number(), z.null()])
const callSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: idSchema.optional(),
  method: z.string().max(100),
  params: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
})

export type RpcCall = z.infer<typeof callSchema>
export type RpcFailure = { jsonrpc: '2.0'; id: string | number | null; error: { code: number; message: string } }
export type CheckedCall = { call: RpcCall } | { failure: RpcFailure }

/** A call that may go to the chain, or the JSON-RPC error that answers it here. */
export function checkCall(input: unknown): CheckedCall {
  const parsed = callSchema.safeParse(input)
  if (!parsed.success) return { failure: rpcFailure(idOf(input), -32600, 'This is not a JSON-RPC 2.0 request.') }
  const { method, id } = parsed.data
  if (!allowedMethods.has(method)) {
    return { failure: rpcFailure(id ?? null, -32601, `The method ${method} is not available here.`) }
  }
  return { call: parsed.data }
}

/** An error in JSON-RPC's own shape. */
export function rpcFailure(id: RpcFailure['id'], code: number, message: string): RpcFailure {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function idOf(input: unknown): RpcFailure['id'] {
  const id = idSchema.safeParse((input as { id?: unknown } | null)?.id)
  return id.success ? id.data : null
}
