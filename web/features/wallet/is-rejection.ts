/** Whether an error, or what caused it, says that the person declined in the wallet. */
export function isRejection(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code, message } = at as { code?: unknown; message?: unknown }
    if (code === 4001 || code === 5000 || code === 'ACTION_REJECTED') return true
    if (/user (rejected|denied|declined|cancell?ed)|connection request reset/i.test(String(message))) return true
  }
  return false
}
