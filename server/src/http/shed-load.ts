import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'

type ShedLoadOptions = {
  /** How long a request may be queued under load; 0 disables shedding. */
  shedAfterMilliseconds: number
  /** Called for each shed request. */
  onShed: () => void
}

type QueuedRequest = { begin: (error?: Error) => void; sinceMilliseconds: number }

/** After each turn the event loop runs timers and reads new requests. */
const turnMilliseconds = 20
/** A shorter queue is not overload, and serving it is faster than shedding. */
const minQueueToShed = 100
/** Each queued request holds a few kilobytes. */
const maxQueue = 10_000
/** A busy server must not be restarted or taken out of rotation. */
const neverShed = new Set(['/livez', '/readyz', '/healthz'])

/**
 * Starts requests in arrival order, in short turns, and answers 503 to those that waited too long. Without turns, a thousand
 * busy connections keep Node reading and starve its timers.
 */
export function shedLoad(app: FastifyInstance, { shedAfterMilliseconds, onShed }: ShedLoadOptions): void {
  if (shedAfterMilliseconds === 0) return
  let queue: QueuedRequest[] = []
  let started = 0
  let isTurnDue = false

  app.addHook('onRequest', (request, _reply, begin) => {
    if (neverShed.has(request.routeOptions.url ?? '')) return begin()
    if (queue.length - started >= maxQueue) return shed(begin)
    queue.push({ begin, sinceMilliseconds: performance.now() })
    if (!isTurnDue) setImmediate(takeTurn)
    isTurnDue = true
  })

  function takeTurn(): void {
    const startedAt = performance.now()
    for (let now = startedAt; now - startedAt < turnMilliseconds; now = performance.now()) {
      const next = queue[started]
      if (!next) break
      started++
      const isLate = now - next.sinceMilliseconds > shedAfterMilliseconds
      if (isLate && queue.length - started > minQueueToShed) shed(next.begin)
      else next.begin()
    }
    queue = queue.slice(started)
    started = 0
    isTurnDue = queue.length > 0
    if (isTurnDue) setImmediate(takeTurn)
  }

  function shed(begin: QueuedRequest['begin']): void {
    onShed()
    begin(overloaded)
  }
}

/** Shared, because creating an error costs as much as sending it. */
const overloaded = new ServiceError('OVERLOADED')
