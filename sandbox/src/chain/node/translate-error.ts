import type { RpcError } from './engine.ts'

/**
 * The engine's errors in the words and shapes of other nodes, which libraries and wallets look for: code 3 with the
 * bytes of a revert, and geth's sentence for a sender without money.
 */
export function translateError({ code, message, data }: RpcError): RpcError {
  const revert = revertDataOf(data)
  if (revert !== undefined) return { code: 3, message: `execution reverted${reasonIn(message)}`, data: revert }
  if (message.startsWith("Sender doesn't have enough funds"))
    return { code: -32000, message: `insufficient funds for gas * price + value (${message})` }
  // What else comes as data is the request itself, or the engine's own account of it.
  return { code, message }
}

function revertDataOf(data: unknown): string | undefined {
  const { reason, data: bytes } = (data ?? {}) as { reason?: unknown; data?: unknown }
  const isRevert = typeof reason === 'object' && reason !== null && 'Revert' in reason
  return isRevert && typeof bytes === 'string' ? bytes : undefined
}

function reasonIn(message: string): string {
  const reason = /reverted with reason string '(.*)'/s.exec(message)?.[1]
  return reason ? `: ${reason}` : ''
}
