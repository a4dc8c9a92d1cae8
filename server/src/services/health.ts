import type { NetworkStatus } from '@network-site/protocol/network-status'

/** A dependency of this process and how to check it. */
export type HealthCheck = {
  name: string
  /** Throws if it is not ready. */
  ping: () => Promise<void>
  /** Whether the process cannot serve anything without it. */
  isNeededToServe?: boolean
}

/** The health checks of this process. Each feature adds its own. */
export type HealthChecks = { add: (check: HealthCheck) => void; all: () => readonly HealthCheck[] }

export function createHealthChecks(): HealthChecks {
  const checks: HealthCheck[] = []
  return { add: (check) => void checks.push(check), all: () => checks }
}

/** Readers of the parts of the status page. A reader that throws or times out counts as an outage. */
export type StatusReaders = {
  chain: () => Promise<Omit<NetworkStatus['chain'], 'isWell'>>
  minting: () => Promise<NetworkStatus['minting']>
  database: () => Promise<void>
  mail: () => Promise<{ waiting: number; isStuck: boolean }>
}

/** Collects the readers. The status page omits parts without one, such as mail without a mail server. */
export type StatusRegistry = {
  add: <Part extends keyof StatusReaders>(part: Part, read: StatusReaders[Part]) => void
  readers: () => Partial<StatusReaders>
}

export function createStatusRegistry(): StatusRegistry {
  const readers: Partial<StatusReaders> = {}
  return { add: (part, read) => void (readers[part] = read), readers: () => readers }
}
