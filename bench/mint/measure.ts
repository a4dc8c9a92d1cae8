/** What one way of minting achieved. */
export type Measure = { mints: number; perSecond: number; p50Milliseconds: number; p99Milliseconds: number }

export function summarise(latencies: number[], tookMilliseconds: number): Measure {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    mints: latencies.length,
    perSecond: (latencies.length / tookMilliseconds) * 1000,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  }
}
