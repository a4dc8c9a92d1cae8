import { subscribe, unsubscribe } from 'node:diagnostics_channel'

export type TracedCall = { answered: (status: number) => void; failed: () => void }

type Told = { request: { method: string; origin: string }; response?: { statusCode: number } }

/**
 * Follows every fetch of this process by the channels that Node's fetch publishes on, in the context of its caller.
 * Returns how to stop.
 */
export function traceFetches({
  begin,
}: {
  begin: (call: { method: string; host: string }) => TracedCall | undefined
}): () => void {
  const calls = new WeakMap<object, TracedCall>()
  const listeners: Array<[string, (told: unknown) => void]> = [
    [
      'undici:request:create',
      (told) => {
        const { request } = told as Told
        const call = begin({ method: request.method, host: new URL(request.origin).host })
        if (call) calls.set(request, call)
      },
    ],
    [
      'undici:request:headers',
      (told) => {
        const { request, response } = told as Told
        calls.get(request)?.answered(response?.statusCode ?? 0)
      },
    ],
    ['undici:request:error', (told) => calls.get((told as Told).request)?.failed()],
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => listeners.forEach(([channel, listener]) => unsubscribe(channel, listener))
}
