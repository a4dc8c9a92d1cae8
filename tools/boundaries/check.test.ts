import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const check = fileURLToPath(new URL('./check.ts', import.meta.url))
const repository = dirname(dirname(dirname(check)))
let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'boundaries '))
  // Enough for every rule that is broken below: the check of the whole is a part of `npm run check`.
  for (const name of [
    'site',
    'protocol',
    'server/src',
    'server/package.json',
    'sandbox',
    'web/ui',
    'web/package.json',
  ]) {
    await cp(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/(node_modules|build|media|out|cache)$/.test(source),
    })
  }
})
afterAll(() => rm(copy, { recursive: true }))

test('passes what is allowed, such as an adapter as a type', async () => {
  await plant(
    'server/src/features/newcomer/typed.ts',
    `import type { Chain } from '../../services/chain.ts'\nexport type A = Chain`,
  )
  expect(await checkOf(copy)).toMatchObject({ code: 0 })
})

// All at once, since reading the repository takes longest.
describe('refuses', () => {
  let refused: { code: number; output: string }
  const faults: Record<string, string> = {
    // A folder that nobody has listed is covered too.
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
    refused = await checkOf(copy)
  })

  test.each(Object.entries(faults))('%s with %s', (path) => {
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`${path}:1 imports`) as string })
  })

  test('an import cycle', () => {
    expect(refused.output).toMatch(/import cycle: .*hen\.ts -> .*egg\.ts|import cycle: .*egg\.ts -> .*hen\.ts/)
  })

  test('nothing else', () => {
    expect(refused.output).toContain(`, ${Object.keys(faults).length + 1} against the table`)
  })
})

async function plant(path: string, source: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true })
  await writeFile(join(copy, path), source)
}

function checkOf(root: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [check, root], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
