import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Service = {
  image: string
  build?: { context: string }
  user?: string
  read_only?: boolean
  privileged?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  healthcheck?: { test: string[] }
  command?: string[]
  env_file?: string[]
  environment?: Record<string, string>
  restart?: string
  depends_on?: string[] | Record<string, { condition: string }>
  ports?: string[]
  secrets?: string[]
  volumes?: string[]
  networks: string[] | Record<string, { ipv4_address?: string }>
}
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

const folder = join(import.meta.dirname, '../../deploy')
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as Compose
const services = Object.entries(compose.services)

function serviceOf(name: string): Service {
  return compose.services[name] as Service
}

function exists(file: string): boolean {
  return existsSync(join(folder, file))
}

function networksOf({ networks }: Service): string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks)
}

it('runs a proxy, two servers, two relayers, a database, monitoring, and commands that run once', () => {
  expect(Object.keys(compose.services).toSorted()).toEqual(
    'grafana migrate operator postgres prometheus proxy relayer-1 relayer-2 roles server-1 server-2'.split(' '),
  )
  expect(serviceOf('relayer-1').command).toEqual(['node', 'server/src/relayer.ts'])
  expect(serviceOf('server-1').command).toBeUndefined()
})

describe.each(services)('%s', (_name, service) => {
  it('runs without root, capabilities, or a writable file system', () => {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.privileged).toBeUndefined()
  })

  it('has a health check in compose or in the image, unless it runs once', () => {
    const runsOnce = service.restart === 'no'
    const isBuiltHere = service.build !== undefined
    const image = readFileSync(join(folder, '../Dockerfile'), 'utf8')
    expect(
      runsOnce || (isBuiltHere ? /^HEALTHCHECK .*CMD/m.test(image) : Boolean(service.healthcheck?.test.length)),
    ).toBe(true)
  })

  it('pins its image version and mounts only existing files', () => {
    expect(service.image).toMatch(service.build ? /^\$\{SITE_IMAGE:-[\w-]+:local\}$/ : /^[\w./-]+:v?\d+/)
    const named = (service.env_file ?? []).filter((file) => !exists(file) && !exists(`${file}.example`))
    const mounted = (service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      // The operator provides the certificates.
      .filter((source) => source !== './certificates')
      .filter((source) => (source.startsWith('.') ? !exists(source) : !(source in compose.volumes)))
    expect([...named, ...mounted]).toEqual([])
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret)
  })
})

it('exposes only the proxy to the internet', () => {
  const opened = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))
  expect(opened).toEqual(['proxy 80:8080', 'proxy 443:8443', 'grafana 127.0.0.1:3001:3000'])
})

it('keeps the database in an internal network with its clients only', () => {
  expect(networksOf(serviceOf('postgres'))).toEqual(['database'])
  expect(compose.networks['database']?.internal).toBe(true)
  const members = services.filter(([, service]) => networksOf(service).includes('database')).map(([name]) => name)
  const once = ['migrate', 'operator', 'roles']
  expect(members.toSorted()).toEqual([...once, 'postgres', 'relayer-1', 'relayer-2', 'server-1', 'server-2'].toSorted())
})

it('connects each process with its own database role, which exists and has a password', () => {
  const url = (role: string, password: string) => `postgres://${role}:\${${password}:?}@postgres:5432/site`
  const server = url('site_server', 'DATABASE_SERVER_PASSWORD')
  const relayer = url('site_relayer', 'DATABASE_RELAYER_PASSWORD')
  const urls = services.flatMap(([name, { environment }]) =>
    environment?.['DATABASE_URL'] ? [[name, environment['DATABASE_URL']]] : [],
  )
  expect(Object.fromEntries(urls)).toEqual({
    'server-1': server,
    'server-2': server,
    'relayer-1': relayer,
    'relayer-2': relayer,
    operator: url('site_operator', 'DATABASE_OPERATOR_PASSWORD'),
    // The owner.
    migrate: url('site', 'DATABASE_OWNER_PASSWORD'),
  })
  const { PGOPTIONS: passwords } = serviceOf('roles').environment ?? {}
  for (const role of ['server', 'relayer', 'operator'])
    expect(passwords).toContain(`-c site.${role}_password=\${DATABASE_${role.toUpperCase()}_PASSWORD:?}`)
  const named = readFileSync(join(folder, 'compose.yaml'), 'utf8').matchAll(/\$\{(\w+):\?\}/g)
  const example = parseEnv(readFileSync(join(folder, 'database.env.example'), 'utf8'))
  expect(Object.keys(example).toSorted()).toEqual([...new Set([...named].map(([, name = '']) => name))].toSorted())
  for (const name of ['server-1', 'relayer-1', 'operator'])
    expect(serviceOf(name).depends_on).toEqual({ roles: { condition: 'service_completed_successfully' } })
})

it('gives the relayer keys to relayers only', () => {
  const holders = services.filter(([, { secrets = [] }]) => secrets.includes('relayer-keys')).map(([name]) => name)
  expect(holders).toEqual(['relayer-1', 'relayer-2'])
})

it('has servers trust only the proxy', () => {
  const { networks } = serviceOf('proxy')
  const address = Array.isArray(networks) ? undefined : networks['outside']?.ipv4_address
  expect(readFileSync(join(folder, 'server.env'), 'utf8')).toContain(`TRUSTED_PROXIES=${address}\n`)
})

it('has Prometheus scrape every server and relayer', () => {
  const { scrape_configs: jobs } = parse(readFileSync(join(folder, 'prometheus/prometheus.yml'), 'utf8')) as {
    scrape_configs: Array<{ job_name: string; static_configs: Array<{ targets: string[] }> }>
  }
  const targets = jobs.flatMap(({ static_configs: lists }) => lists.flatMap((list) => list.targets))
  const [, relayerPort] = /^RELAYER_PORT=(\d+)$/m.exec(readFileSync(join(folder, 'relayer.env'), 'utf8')) ?? []
  expect(targets).toEqual(['server-1:3000', 'server-2:3000', `relayer-1:${relayerPort}`, `relayer-2:${relayerPort}`])
})
