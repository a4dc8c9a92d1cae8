import { countMintItems } from '@network-site/protocol/mint-entries'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { RefusalReason } from '../../transactions/sender.ts'
import type { FinalStatus } from '../../transactions/tables.ts'

export type MintMetrics = ReturnType<typeof createMintMetrics>

/** Registers the metrics of minting. */
export function createMintMetrics(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, buckets: number[]) => new Histogram({ name, help, buckets, registers })

  const requests = counter('mint_requests_total', 'Requested items by outcome.', 'outcome')
  const secondsToAnswer = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 45]
  const requestSeconds = histogram(
    'mint_request_seconds',
    'Time from a request for one item to its response.',
    secondsToAnswer,
  )
  const batchItems = [1, 5, 20, 50, 100, 250, 500, 1000, 2000, 4000]
  const batchSize = histogram('mint_batch_items', 'Items in a batch.', batchItems)
  const gasOfItem = [2500, 5000, 10_000, 20_000, 40_000, 60_000, 80_000, 300_000]
  const gasPerMint = histogram('mint_gas_per_item', 'Gas used per item of a batch.', gasOfItem)
  const secondsToSettle = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60]
  const inclusionSeconds = histogram(
    'mint_inclusion_seconds',
    'Time from storing a transaction to its settlement.',
    secondsToSettle,
  )
  const settled = counter(
    'mint_transactions_total',
    'Settled transactions by status: confirmed, failed, or replaced.',
    'status',
  )
  const refusals = counter(
    'mint_relayer_refusals_total',
    'Stored transactions (bytes) and balance transfers (sweep) that a relayer refused.',
    'reason',
  )
  // An alert on the first increase needs the 0 before it.
  for (const reason of ['bytes', 'sweep']) refusals.inc({ reason }, 0)
  const signingSeconds = histogram(
    'mint_relayer_signing_seconds',
    'Time to sign a transaction, during which its database transaction stays open.',
    [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
  )
  const signingFailures = counter(
    'mint_relayer_signing_failures_total',
    'Transactions that a key service did not sign: timeout, unreachable, refused, or invalid.',
    'reason',
  )
  for (const reason of ['timeout', 'unreachable', 'refused', 'invalid']) signingFailures.inc({ reason }, 0)
  const balance = gauge('mint_relayer_balance_ether', 'Balance of each relayer.', 'relayer')
  const nonceGap = gauge(
    'mint_relayer_nonce_gap',
    '1 while the chain waits for a nonce that no stored transaction has.',
    'relayer',
  )
  const unconfirmed = gauge('mint_relayer_unconfirmed_transactions', 'Unsettled transactions.', 'relayer')
  const queueDepth = gauge('mint_queue_items', 'Items waiting to be sent.')
  const queueAge = gauge('mint_queue_age_seconds', 'How long the oldest item has waited.')
  const budgetLeft = gauge('mint_budget_left_gas', 'Gas left for today; absent without a limit.', 'scope')

  return {
    requestAnswered(outcome: string, seconds: number): void {
      requests.inc({ outcome })
      requestSeconds.observe(seconds)
    },
    itemsAnswered: (outcome: string, items: number): void => requests.inc({ outcome }, items),
    batchStored: (items: number): void => batchSize.observe(items),
    refused: (reason: RefusalReason): void => refusals.inc({ reason }),
    signed({ seconds, failure }: { seconds: number; failure: string | undefined }): void {
      if (failure === undefined) signingSeconds.observe(seconds)
      else signingFailures.inc({ reason: failure })
    },
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
