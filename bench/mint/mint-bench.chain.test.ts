import { expect, it } from 'vitest'
import { startBenchChain } from './bench-chain.ts'
import { measureOurs } from './measure-ours.ts'
import { measurePlain } from './baselines.ts'
import { formatReport } from './mint-report.ts'

it('mints faster over HTTP than a plain relayer without HTTP', { timeout: 240_000 }, async () => {
  const plainChain = await startBenchChain('instant')
  const plain = await measurePlain(plainChain, { mints: 10 })
  await plainChain.stop()
  const ourChain = await startBenchChain('instant')
  const ours = await measureOurs(ourChain, { database: 'pglite', guards: 'default', mints: 420, connections: 100 })
  await ourChain.stop()
  expect(ours.mints).toBe(420)
  expect(ours.perSecond).toBeGreaterThan(plain.perSecond)
  const report = formatReport([
    { what: 'plain', mining: 'instant', measure: plain },
    { what: 'pglite', mining: 'instant', measure: ours },
  ])
  expect(report).toContain('(b) ours over HTTP, PGlite, default guards')
})
