import pg from 'pg'
import type { Listener, Listening } from './database.ts'

const retryMilliseconds = 500

/** Listens on a connection of its own, and reconnects whenever it breaks. */
export async function listenPostgres(url: string, channel: string, listener: Listener): Promise<Listening> {
  let isClosed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    fresh.on('notification', ({ payload }) => listener.onMessage(payload ?? ''))
    // An error without a listener would end the process. Reconnecting happens on `end`.
    fresh.on('error', () => undefined)
    fresh.once('end', again)
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    client = fresh
  }

  function again(): void {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect().then(listener.onGap, again), retryMilliseconds)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
