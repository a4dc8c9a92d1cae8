import type { NetworkStatus } from '@network-site/protocol/network-status'

/** A dependency of this process and how to check it. */
export type HealthCheck = {
  name: string
  /** Throws while it is not ready. */
  ping: () => Promise<void>
  /** Whether this process is useless without it. Most of the site works without the others. */
  isNeededToServe?: boolean
}

/** The health checks of this process. Each feature adds its own. */
export type HealthChecks = { add: (check: HealthCheck) => void; all: () => readonly HealthCheck[] }

export function createHealthChecks(): HealthChecks {
  const checks: HealthCheck[] = []
  return { add: (check) => void checks.push(check), all: () => checks }
}

/** How each part of the status page is read. A reader that throws, or takes too long, counts as an outage. */
export type StatusReaders = {
  chain: () => Promise<Pick<NetworkStatus['chain'], 'block' | 'blockAt'>>
  minting: () => Promise<NetworkStatus['minting']>
  database: () => Promise<void>
  mail: () => Promise<{ waiting: number; isStuck: boolean }>
}

/** The readers of the status page. A part without one, such as mail without a mail server, is not shown. */
export type StatusRegistry = {
  add: <Part extends keyof StatusReaders>(part: Part, read: StatusReaders[Part]) => void
  readers: () => Partial<StatusReaders>
}

export function createStatusRegistry(): StatusRegistry {
  const readers: Partial<StatusReaders> = {}
  return { add: (part, read) => void (readers[part] = read), readers: () => readers }
}
