import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '../bootstrap/run.mjs'

const check = join(import.meta.dirname, 'check.ts')
const repository = join(import.meta.dirname, '../..')
let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'boundaries '))
  // The parts that the planted faults concern; `npm run check` checks the whole repository.
  const parts = ['site', 'protocol', 'server/src', 'server/package.json', 'sandbox', 'web/ui', 'web/package.json']
  for (const name of parts) {
    await cp(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/(node_modules|build|media|out|cache)$/.test(source),
    })
  }
})
afterAll(() => rm(copy, { recursive: true }))

test('accepts allowed imports, such as a service as a type', async () => {
  await plant(
    'server/src/features/newcomer/typed.ts',
    `import type { Chain } from '../../services/chain.ts'\nexport type A = Chain`,
  )
  expect(await checkOf(copy)).toMatchObject({ code: 0 })
})

// All faults share one run, because reading the repository takes longest.
describe('rejects', () => {
  let result: { code: number; output: string }
  const faults: Record<string, string> = {
    // New folders are covered without being listed.
    'server/src/features/newcomer/other-feature.ts': `import { rpcRoutes } from '../rpc/plugin.ts'\nrpcRoutes`,
    'server/src/features/newcomer/adapter.ts': `export { connectChain } from '../../services/chain.ts'`,
    'server/src/features/newcomer/later.ts': `await import('@network-site/sandbox/start-sandbox')`,
    'web/features/newcomer/server.ts': `import '../../../server/src/env/index.ts'`,
    'web/ui/words.ts': `import { brand } from '@network-site/site/brand'\nbrand`,
    'protocol/src/words.ts': `import { brand } from '@network-site/site/brand'\nbrand`,
    'site/src/code.ts': `import { ServiceError } from '@network-site/protocol/failures'\nServiceError`,
  }

  beforeAll(async () => {
    for (const [path, source] of Object.entries(faults)) await plant(path, source)
    await plant('protocol/src/hen.ts', `import { egg } from './egg.ts'\nexport const hen = () => egg`)
    await plant('protocol/src/egg.ts', `import { hen } from './hen.ts'\nexport const egg = () => hen`)
    result = await checkOf(copy)
  })

  test.each(Object.entries(faults))('%s with %s', (path) => {
    expect(result).toMatchObject({ code: 1, output: expect.stringContaining(`${path}:1 imports`) as string })
  })

  test('an import cycle', () => {
    expect(result.output).toMatch(/import cycle: .*hen\.ts -> .*egg\.ts|import cycle: .*egg\.ts -> .*hen\.ts/)
  })

  test('nothing else', () => {
    expect(result.output).toContain(`, ${Object.keys(faults).length + 1} violations`)
  })
})

async function plant(path: string, source: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true })
  await writeFile(join(copy, path), source)
}

function checkOf(root: string): Promise<{ code: number; output: string }> {
  return run(process.execPath, [check, root])
}
