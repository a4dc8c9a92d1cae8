import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { itemCount } from '@network-site/protocol/item-count'
import { mintAnswerSchema, mintStatesSchema } from '@network-site/protocol/mints'
import { paths } from '@network-site/site/paths'
import { eventually } from '../../../server/test/eventually.ts'
import { type Deployment, startDeployment } from '../deployment/start-deployment.ts'
import { startVisitors } from '../visitors/start-visitors.ts'
import { isSuccess } from '../visitors/visit.ts'
import { callEngine, type ContainerImage, runOnce } from './container-engine.ts'

/** The stop_grace_period in deploy/compose.yaml. */
const graceMilliseconds = 30_000
const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Throws if the image contains what it should leave out, or if its server and relayer do not work. */
export async function checkImage(image: ContainerImage, report: (line: string) => void): Promise<void> {
  checkSettings(image)
  report('It runs as a non-root user and has labels and a health check.')
  const files = await listFiles(image)
  checkFiles(files)
  report(
    `It has ${files.length} files: no shell, no package manager, no embedded database, and no set-user-ID program.`,
  )
  report(`It has all ${checkLicenses(files)} license files of its packages.`)
  checkCommands(image)
  report('The commands of operators start in it.')
  checkMissingDatabase(image)
  report('Without DATABASE_URL, it names the variable.')

  const deployment = await startDeployment({
    servers: 1,
    relayers: 1,
    keys: 2,
    hasKeyServices: true,
    hasProxy: true,
    image,
  })
  try {
    report(await checkService(deployment, image))
    report(await checkManyMints(deployment))
    for (const { name, stop } of [...deployment.servers, ...deployment.relayers]) {
      const stoppedAt = performance.now()
      assert.equal(await stop(), 0, `${name} exits with 0`)
      const milliseconds = performance.now() - stoppedAt
      assert.ok(milliseconds < graceMilliseconds, `${name} stops within the grace period`)
      report(`${name} stopped cleanly after ${(milliseconds / 1000).toFixed(1)} s.`)
    }
  } finally {
    await deployment.stop()
  }
}

function checkSettings(image: ContainerImage): void {
  const inspect = (field: string) =>
    JSON.parse(callEngine(image, 'inspect', '--type', 'image', '--format', `{{json ${field}}}`, image.tag)) as unknown
  assert.equal(inspect('.Config.User'), 'node')
  const labels = inspect('.Config.Labels') as Record<string, string>
  for (const label of ['title', 'description', 'licenses', 'version', 'revision', 'created'])
    assert.ok(labels[`org.opencontainers.image.${label}`], `the image has the label ${label}`)
  const { uid, canWrite } = JSON.parse(
    runOnce(image, {}, [
      'node',
      '--print',
      `const canWrite = (folder) => { try { fs.accessSync(folder, fs.constants.W_OK); return true } catch { return false } }
      JSON.stringify({ uid: process.getuid(), canWrite: ['/', '/site', '/etc', '/tmp'].filter(canWrite) })`,
    ]).stdout,
  ) as { uid: number; canWrite: string[] }
  assert.notEqual(uid, 0)
  assert.deepEqual(canWrite, ['/tmp'])
}

/** Returns the lines of `tar --list --verbose` for the image's file system. */
async function listFiles(image: ContainerImage): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'image-'))
  const container = callEngine(image, 'create', image.tag)
  try {
    const archive = join(folder, 'files.tar')
    callEngine(image, 'export', '--output', archive, container)
    const listed = execFileSync('tar', ['--list', '--verbose', '--file', archive], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    return listed.trim().split('\n')
  } finally {
    callEngine(image, 'rm', container)
    await rm(folder, { recursive: true })
  }
}

function checkFiles(lines: string[]): void {
  const unwanted =
    /(^|\/)(sh|bash|dash|busybox|apt(-get)?|dpkg|apk|npm|npx|yarn|corepack|perl|python3?|curl|wget)( ->|$)/
  const packages =
    /node_modules\/(@electric-sql|@network-site\/(sandbox|web|tools|e2e|bench|art)|@nomicfoundation|vite|typescript)\//
  for (const needed of ['usr/local/bin/node', 'site/server/src/relayer.ts', 'site/web/build/client/index.html'])
    assert.ok(
      lines.some((line) => line.endsWith(` ${needed}`)),
      `the image contains ${needed}`,
    )
  for (const line of lines) {
    const [mode = ''] = line.split(' ', 1)
    const path = pathOf(line)
    assert.doesNotMatch(mode, /s/i, `${path} is not set-user-ID`)
    assert.doesNotMatch(path, packages)
    if (!path.includes('node_modules/') || path.includes('/.bin/')) assert.doesNotMatch(path, unwanted)
  }
}

function pathOf(line: string): string {
  return line.split(/\s+/)[5] ?? ''
}

/** Throws if a package in the image lacks a license file that it has in the repository. Returns the number of these files. */
function checkLicenses(lines: string[]): number {
  const present = new Set(lines.map(pathOf))
  const packages = [...present].filter((path) => /^site\/node_modules\/.*\/package\.json$/.test(path)).map(dirname)
  const licenses = packages.flatMap((folder) => {
    const source = join(repository, folder.slice('site/'.length))
    const files = existsSync(source) ? readdirSync(source) : []
    return files.filter((file) => /licen[cs]e|^notice/i.test(file)).map((file) => `${folder}/${file}`)
  })
  assert.ok(licenses.length > 0, 'packages have license files')
  for (const license of licenses) assert.ok(present.has(license), `the image contains ${license}`)
  return licenses.length
}

/** Runs the npm scripts of operators without npm. */
function checkCommands(image: ContainerImage): void {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [script, words, usage] of [
    ['operator', ['status', '--help'], /Usage: .*status/],
    ['export-season', ['--help'], /--season/],
  ] as const) {
    const { status, stdout, stderr } = runOnce(image, {}, [...(scripts[script] ?? '').split(' '), ...words])
    assert.equal(status, 0, stderr)
    assert.match(stdout, usage)
  }
}

function checkMissingDatabase(image: ContainerImage): void {
  const inProduction = runOnce(image, {})
  assert.equal(inProduction.status, 1)
  assert.match(inProduction.stderr, /DATABASE_URL: is missing/)
  // Outside production, the server would use the embedded database, which the image does not contain.
  const outside = runOnce(image, {
    NODE_ENV: 'development',
    SANDBOX: 'off',
    RELAYER: 'off',
    CHAIN_RPC_URL: 'http://127.0.0.1:9',
    COLLECTION_ADDRESS: `0x${'1'.repeat(40)}`,
    TOKEN_ADDRESS: `0x${'2'.repeat(40)}`,
  })
  assert.equal(outside.status, 1)
  assert.match(outside.stderr, /DATABASE_URL is not set, and the embedded database is not installed/)
}

/** Requests health, a page, and a mint through the proxy, and runs the health check of the image. */
async function checkService({ url, servers, relayers }: Deployment, image: ContainerImage): Promise<string> {
  const isHealthy = (port: string) => runOnce(image, { PORT: port }, ['node', 'deploy/health-check.mjs']).status === 0
  for (const program of [...servers, ...relayers]) {
    // The parts become healthy one after another.
    await eventually(async () => (await fetch(`${program.url}/healthz`)).ok, 30_000)
    assert.equal(isHealthy(new URL(program.url).port), true)
  }
  assert.equal(isHealthy('9'), false)
  // The proxy notices a new server a little later.
  await eventually(async () => (await fetch(`${url}/readyz`)).ok, 30_000)
  const page = await fetch(url + paths.mint)
  assert.equal(page.status, 200)
  assert.match(await page.text(), /<!doctype html>/i)
  const visitors = startVisitors(url, { mint: 0, page: 0, form: 0 })
  const mint = await visitors.tryMint()
  assert.ok(isSuccess(mint), `a mint is answered with ${mint.status} ${mint.code ?? ''}`)
  const card = await fetch(`${url}/collection-card/${visitors.wallets[0]?.address}.jpg`)
  assert.equal(card.status, 200)
  assert.equal(Buffer.from(await card.arrayBuffer()).readUInt16BE(0), 0xffd8, 'the card is a JPEG')
  return `Health, a page, a mint (${(mint.milliseconds / 1000).toFixed(1)} s), and a picture of it work.`
}

/** Requests all items of a wallet at once, and mints until each key service has signed. */
async function checkManyMints({ url, keyServices }: Deployment): Promise<string> {
  const visitors = startVisitors(url, { mint: 0, page: 0, form: 0 })
  assert.ok(isSuccess(await visitors.tryMint()))
  const [wallet] = visitors.wallets
  const items = Array.from({ length: itemCount }, (_, index) => index + 1)
  const startedAt = performance.now()
  const response = await fetch(`${url}/mints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signature: wallet?.signature, items }),
  })
  assert.equal(response.status, 202)
  assert.deepEqual(mintAnswerSchema.parse(await response.json()).refused, [])
  await eventually(async () => {
    // Reads count toward the rate limit.
    await sleep(250)
    const states = mintStatesSchema.parse(await (await fetch(`${url}/mints/${wallet?.address}`)).json())
    return states.items.every(({ state }) => state === 'minted')
  }, 60_000)
  const seconds = (performance.now() - startedAt) / 1000
  await eventually(async () => {
    assert.ok(isSuccess(await visitors.tryMint()))
    return keyServices.every(({ requested }) => requested() > 0)
  }, 60_000)
  return `A request for all ${itemCount} items (${seconds.toFixed(1)} s) works, with keys in Web3Signer and AWS KMS.`
}
