import { BaseError, HttpRequestError, RpcRequestError, TimeoutError, UnknownRpcError } from 'viem'

/** A failure of an RPC endpoint, whatever it was asked. */
export class EndpointFailure extends Error {}

/** Returns whether an endpoint failed, rather than answered that a call cannot be carried out. */
export function isEndpointFailure(error: unknown): boolean {
  if (error instanceof EndpointFailure) return true
  if (!(error instanceof BaseError)) return false
  if (error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)) return true
  // viem could not find the response in the answer.
  if (error instanceof UnknownRpcError && error.cause instanceof TypeError) return true
  const rpc = error.walk((cause) => cause instanceof RpcRequestError) as RpcRequestError | null
  return rpc !== null && (rpc.code === 429 || /rate.?limit|too many requests|request limit/i.test(rpc.details))
}
