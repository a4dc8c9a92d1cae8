import { Counter, Gauge, type Registry } from 'prom-client'

export type FaucetMetrics = ReturnType<typeof createFaucetMetrics>

/** What an operator can see of the faucet. */
export function createFaucetMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'faucet_requests_total',
    help: 'Requests to the faucet by how they were answered.',
    labelNames: ['outcome'],
    registers,
  })
  const balance = new Gauge({ name: 'faucet_balance_ether', help: 'What the faucet holds.', registers: [] })
  return {
    requestAnswered: (outcome: string): void => requests.inc({ outcome }),
    balanceSeen: (wei: bigint): void => {
      balance.set(Number(wei) / 1e18)
      // Registered only now: a gauge that nobody has set says 0, and 0 is an alert.
      if (!registry.getSingleMetric('faucet_balance_ether')) registry.registerMetric(balance)
    },
  }
}
