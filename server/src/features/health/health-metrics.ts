import { Gauge, type Registry } from 'prom-client'

/** Whether every part that was asked is ready, and the state of each in words. */
export type Health = { ready: boolean; parts: Record<string, string> }

/** Tells Prometheus what `/healthz` tells people; asked each time the metrics are read. */
export function healthMetrics(registry: Registry, health: () => Promise<Health>): void {
  const ready = new Gauge({
    name: 'health_part_ready',
    help: '1 while a part of the site is ready, else 0.',
    labelNames: ['part'],
    registers: [],
    async collect() {
      const { parts } = await health()
      for (const [part, state] of Object.entries(parts)) this.set({ part }, state === 'ready' ? 1 : 0)
    },
  })
  registry.registerMetric(ready)
}
