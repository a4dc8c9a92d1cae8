import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'

type ShedLoadOptions = {
  /** How long a request may wait in a crowd; 0 sheds nothing. */
  shedAfterMilliseconds: number
  /** Called for each request that is refused. */
  onShed: () => void
}

type Waiting = { begin: (error?: Error) => void; sinceMilliseconds: number }

/** Then the event loop gets to its timers and to what arrived meanwhile. */
const turnMilliseconds = 20
/** With fewer waiting it is something else that takes long, and answering them is the quickest way out. */
const crowd = 100
/** Each holds a few kilobytes. */
const mostWaiting = 10_000
/** A server must not be restarted, or taken out of service, for being busy. */
const neverShed = new Set(['/livez', '/readyz', '/healthz'])

/**
 * Begins requests in the order they came, in short turns, and answers 503 to those that waited too long. Without turns,
 * Node goes on reading for as long as a thousand connections have something to say, and no timer runs meanwhile.
 */
export function shedLoad(app: FastifyInstance, { shedAfterMilliseconds, onShed }: ShedLoadOptions): void {
  if (shedAfterMilliseconds === 0) return
  let waiting: Waiting[] = []
  let begun = 0
  let isTurnDue = false

  app.addHook('onRequest', (request, _reply, begin) => {
    if (neverShed.has(request.routeOptions.url ?? '')) return begin()
    if (waiting.length - begun >= mostWaiting) return refuse(begin)
    waiting.push({ begin, sinceMilliseconds: performance.now() })
    if (!isTurnDue) setImmediate(takeTurn)
    isTurnDue = true
  })

  function takeTurn(): void {
    const startedAt = performance.now()
    for (let now = startedAt; now - startedAt < turnMilliseconds; now = performance.now()) {
      const next = waiting[begun]
      if (!next) break
      begun++
      const isShed = now - next.sinceMilliseconds > shedAfterMilliseconds && waiting.length - begun > crowd
      if (isShed) refuse(next.begin)
      else next.begin()
    }
    waiting = waiting.slice(begun)
    begun = 0
    isTurnDue = waiting.length > 0
    if (isTurnDue) setImmediate(takeTurn)
  }

  function refuse(begin: Waiting['begin']): void {
    onShed()
    begin(overloaded)
  }
}

/** One for all, since making an error takes as long as answering with it. */
const overloaded = new ServiceError('OVERLOADED')
