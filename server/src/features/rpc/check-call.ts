import { z } from 'zod'
import { limitGas, rpcMethods } from './rpc-methods.ts'

const idSchema = z.union([z.string().max(100), z.number(), z.null()])
export const callSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: idSchema.optional(),
  method: z.string().max(100),
  params: z.array(z.unknown()).default([]),
})

export type RpcCall = z.infer<typeof callSchema>
type RpcFailure = { jsonrpc: '2.0'; id: string | number | null; error: { code: number; message: string } }
export type CheckedCall = { units: number } & ({ call: RpcCall } | { failure: RpcFailure })

/** Error codes of JSON-RPC, and `limit` of EIP-1474. */
export const rpcCodes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  silent: -32603,
  limit: -32005,
}

/** Returns a call to forward, with limited gas, or the JSON-RPC error to answer with. */
export function checkCall(input: unknown, maxCallGas: bigint): CheckedCall {
  const parsed = callSchema.safeParse(input)
  if (!parsed.success) return rejection(idOf(input), rpcCodes.request, 'This is not a JSON-RPC 2.0 request.')
  const { id = null, method } = parsed.data
  const known = rpcMethods.get(method)
  if (!known) return rejection(id, rpcCodes.method, `The method ${method} is not available here.`)
  const params = known.params.safeParse(parsed.data.params)
  if (!params.success) return rejection(id, rpcCodes.params, `${method}: ${describeIssue(params.error)}`)
  const limited = known.runsCode ? limitGas(params.data, maxCallGas) : params.data
  const units = typeof known.units === 'number' ? known.units : known.units(params.data)
  return { units, call: { ...parsed.data, params: limited } }
}

/** Returns a JSON-RPC error. */
export function rpcFailure(id: RpcFailure['id'], code: number, message: string): RpcFailure {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function rejection(id: RpcFailure['id'], code: number, message: string): CheckedCall {
  return { units: 1, failure: rpcFailure(id, code, message) }
}

/** Describes the first issue and its location. */
function describeIssue({ issues }: z.ZodError): string {
  const [issue] = issues
  return issue ? `${issue.path.join('.') || 'the parameter list'}: ${issue.message}` : 'invalid parameters'
}

function idOf(input: unknown): RpcFailure['id'] {
  const id = idSchema.safeParse((input as { id?: unknown } | null)?.id)
  return id.success ? id.data : null
}
