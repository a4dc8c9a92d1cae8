import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

// Nothing fails at run time if one of these is missing, so the tests read the file.

type Service = {
  image: string
  build?: { context: string }
  user?: string
  read_only?: boolean
  privileged?: boolean
  mem_limit?: string
  cap_drop?: string[]
  security_opt?: string[]
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, { condition: string }>
  ports?: string[]
  secrets?: string[]
  networks: string[] | Record<string, { ipv4_address?: string }>
}
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
}

const folder = join(import.meta.dirname, '../../deploy')
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as Compose
const services = Object.entries(compose.services)

function serviceOf(name: string): Service {
  return compose.services[name] as Service
}

function networksOf({ networks }: Service): string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks)
}

describe.each(services)('%s', (_name, service) => {
  it('runs without root, capabilities, or a writable file system', () => {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.privileged).toBeUndefined()
  })

  it('has a memory limit', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
  })

  it('pins its image version', () => {
    expect(service.image).toMatch(service.build ? /^\$\{SITE_IMAGE:-[\w-]+:local\}$/ : /^[\w./-]+:v?\d+/)
  })
})

it('exposes only the proxy to the internet', () => {
  const opened = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))
  expect(opened).toEqual(['proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp', 'grafana 127.0.0.1:3001:3000'])
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
