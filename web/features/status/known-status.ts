import type { NetworkStatus } from '@network-site/protocol/network-status'

/** The status of a healthy network, for tests. */
export const knownStatus: NetworkStatus = {
  checkedAt: '2030-01-02T00:00:00.000Z',
  startedAt: '2030-01-01T00:00:00.000Z',
  version: '1.0.0',
  chain: { isWell: true, isDegraded: false, block: 7, blockAt: '2030-01-02T00:00:00.000Z' },
  minting: { isWell: true, isOpen: true, delaySeconds: 0, relayers: [] },
  database: { isWell: true },
  mail: null,
  days: [],
}
