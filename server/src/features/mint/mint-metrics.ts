import { countMintItems } from '@network-site/protocol/mint-entries'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { FinalStatus } from '../../transactions/tables.ts'

export type MintMetrics = ReturnType<typeof createMintMetrics>

/** What an operator can see of minting. */
export function createMintMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'mint_requests_total',
    help: 'Mint requests by how they were answered.',
    labelNames: ['outcome'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'mint_request_seconds',
    help: 'Time from a request to its answer.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 45],
    registers,
  })
  const batchSize = new Histogram({
    name: 'mint_batch_items',
    help: 'Items in a batch.',
    buckets: [1, 5, 20, 50, 100, 250, 500, 1000, 2000, 4000],
    registers,
  })
  const gasPerMint = new Histogram({
    name: 'mint_gas_per_item',
    help: 'Gas used per item of a batch.',
    buckets: [2500, 5000, 10_000, 20_000, 40_000, 60_000, 80_000, 300_000],
    registers,
  })
  const inclusionSeconds = new Histogram({
    name: 'mint_inclusion_seconds',
    help: 'Time from storing a transaction to its settlement.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60],
    registers,
  })
  const settled = new Counter({
    name: 'mint_transactions_total',
    help: 'Settled transactions by status: confirmed, failed or replaced.',
    labelNames: ['status'],
    registers,
  })
  const balance = new Gauge({
    name: 'mint_relayer_balance_ether',
    help: 'Balance of each relayer.',
    labelNames: ['relayer'],
    registers,
  })
  const nonceGap = new Gauge({
    name: 'mint_relayer_nonce_gap',
    help: '1 while the chain waits for a nonce that nothing stored has.',
    labelNames: ['relayer'],
    registers,
  })
  const unconfirmed = new Gauge({
    name: 'mint_relayer_unconfirmed_transactions',
    help: 'Transactions that are not settled.',
    labelNames: ['relayer'],
    registers,
  })
  const queueDepth = new Gauge({ name: 'mint_queue_items', help: 'Items waiting to be sent.', registers })
  const queueAge = new Gauge({
    name: 'mint_queue_age_seconds',
    help: 'How long the oldest item has waited.',
    registers,
  })
  const budgetLeft = new Gauge({
    name: 'mint_budget_left_gas',
    help: 'Gas that is left for today; absent where there is no limit.',
    labelNames: ['scope'],
    registers,
  })

  return {
    requestAnswered(outcome: string, seconds: number): void {
      requests.inc({ outcome })
      requestSeconds.observe(seconds)
    },
    batchStored: (items: number): void => batchSize.observe(items),
    transactionSettled: (status: FinalStatus): void => settled.inc({ status }),
    batchMined(batch: { entries: string; gasUsed: number; inclusionSeconds: number }): void {
      inclusionSeconds.observe(batch.inclusionSeconds)
      const items = countMintItems(batch.entries)
      if (items > 0) gasPerMint.observe(batch.gasUsed / items)
    },
    workerReported(report: { relayer: string; balanceWei: bigint; nonceGap: number; unconfirmed: number }): void {
      const { relayer } = report
      balance.set({ relayer }, Number(report.balanceWei) / 1e18)
      nonceGap.set({ relayer }, report.nonceGap)
      unconfirmed.set({ relayer }, report.unconfirmed)
    },
    queueSeen({ depth, ageSeconds }: { depth: number; ageSeconds: number }): void {
      queueDepth.set(depth)
      queueAge.set(ageSeconds)
    },
    budgetSeen: (scope: string, gas: number): void => budgetLeft.set({ scope }, gas),
  }
}
