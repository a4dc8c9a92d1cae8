import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const tools = fileURLToPath(new URL('..', import.meta.url))
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start with spaces '))
  await mkdir(join(folder, 'tools'))
  for (const name of ['bootstrap', 'lockfile']) {
    await cp(join(tools, name), join(folder, 'tools', name), { recursive: true })
  }
  const manifest = { name: 'root', private: true, workspaces: [], dependencies: { 'left-alone': '1.0.0' } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  const packages = { '': manifest, 'node_modules/left-alone': { version: '1.0.0' } }
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
})
afterEach(() => rm(folder, { recursive: true }))

test('explains that the port is in use and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await start({ PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `Port ${port} is already in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  )
})

test('reads .env, with precedence for variables of the shell', async () => {
  const [first, second] = [createServer(), createServer()]
  for (const server of [first, second]) await once(server.listen(0, '127.0.0.1'), 'listening')
  const [port, other] = [first, second].map((server) => (server.address() as AddressInfo).port)
  await writeFile(join(folder, '.env'), `PORT=${port}\n`)
  expect((await start({})).output).toContain(`Port ${port} is already in use`)
  expect((await start({ PORT: String(other) })).output).toContain(`Port ${other} is already in use`)
  first.close()
  second.close()
})

test('explains that the registry is unreachable', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  const { code, output } = await start({
    PORT: '39871',
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  })
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1)).toMatch(/^The package registry is unreachable\. Check the network/)
})

test('explains that the platform is not supported', async () => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'arch',{value:'mips'})`
  const { code, output } = await start({ PORT: '39872', NODE_OPTIONS: `--import=${pretend}` })
  expect(code).toBe(1)
  expect(output).toContain('mips is not supported. Use one of:')
})

test.skipIf(process.platform === 'win32').each(['start', 'test'])(
  'ends the install when npm %s is asked to stop',
  async (script) => {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object
    const scripts = { [script]: `node tools/bootstrap/${script}.mjs` }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }))
    // The registry never answers, so its connection stays open as long as the install runs.
    const registry = createServer().listen(0, '127.0.0.1')
    await once(registry, 'listening')
    const { port } = registry.address() as AddressInfo
    const npm = spawn('npm', [script], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: '39873',
        CHROMIUM_PATH: process.execPath,
        npm_config_registry: `http://127.0.0.1:${port}`,
        npm_config_cache: join(folder, 'cache'),
      },
    })
    const [connection] = (await once(registry, 'connection')) as [Socket]
    connection.on('error', () => undefined).resume()
    const closed = once(connection, 'close')
    npm.kill('SIGTERM')
    await expect(closed).resolves.toBeDefined()
    registry.close()
  },
)

function start(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const file = join(folder, 'tools', 'bootstrap', 'start.mjs')
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { env: { ...process.env, ...env }, cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
