import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const check = fileURLToPath(new URL('./check.ts', import.meta.url))
const repository = dirname(dirname(dirname(check)))
let copy = ''
const planted: string[] = []

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
afterEach(async () => {
  for (const path of planted.splice(0)) await rm(path)
})
afterAll(() => rm(copy, { recursive: true }))

test('covers a feature folder that nobody has listed', async () => {
  await plant('server/src/features/newcomer/greet.ts', `import { rpcRoutes } from '../rpc/rpc-routes.ts'\nrpcRoutes`)
  const { code, output } = await checkOf(copy)
  expect(code).toBe(1)
  expect(output).toContain('server/src/features/newcomer/greet.ts:1 imports server/src/features/rpc/rpc-routes.ts')
})

test('lets a feature name an adapter as a type and refuses it as a value', async () => {
  await plant(
    'server/src/features/newcomer/a.ts',
    `import type { Chain } from '../../adapters/chain.ts'\nexport type A = Chain`,
  )
  expect(await checkOf(copy)).toMatchObject({ code: 0 })
  await plant('server/src/features/newcomer/b.ts', `export { connectChain } from '../../adapters/chain.ts'`)
  expect(await checkOf(copy)).toMatchObject({ code: 1 })
})

test.each([
  ['web/features/newcomer/a.ts', `import '../../../server/src/env.ts'`],
  ['web/ui/a.ts', `import { brand } from '@network-site/site/brand'\nbrand`],
  ['protocol/src/a.ts', `import { brand } from '@network-site/site/brand'\nbrand`],
  ['site/src/a.ts', `import { ServiceError } from '@network-site/protocol/service-error'\nServiceError`],
  ['server/src/features/newcomer/a.ts', `await import('@network-site/sandbox/start-sandbox')`],
])('refuses %s with %s', async (path, source) => {
  await plant(path, source)
  expect(await checkOf(copy)).toMatchObject({ code: 1, output: expect.stringContaining(path) as string })
})

test('refuses an import cycle', async () => {
  await plant('protocol/src/hen.ts', `import { egg } from './egg.ts'\nexport const hen = () => egg`)
  await plant('protocol/src/egg.ts', `import { hen } from './hen.ts'\nexport const egg = () => hen`)
  const { code, output } = await checkOf(copy)
  expect(code).toBe(1)
  expect(output).toMatch(/import cycle: .*hen\.ts -> .*egg\.ts|import cycle: .*egg\.ts -> .*hen\.ts/)
})

async function plant(path: string, source: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true })
  await writeFile(join(copy, path), source)
  planted.push(join(copy, path))
}

function checkOf(root: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [check, root], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
