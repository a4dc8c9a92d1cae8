const silentNames = new Set(['HttpRequestError', 'TimeoutError', 'WebSocketRequestError'])

/** Whether an error, or what caused it, says that nobody answered. */
export function isSilence(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { name, message } = at as { name?: unknown; message?: unknown }
    if (silentNames.has(String(name)) || /failed to fetch|does not answer at the moment/i.test(String(message)))
      return true
  }
  return false
}
