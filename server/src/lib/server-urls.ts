import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** The address at which this machine reaches what listens at `host`. */
export function localUrl(host: string, port: number): string {
  const isByName = isLoopback(host) || isEveryAddress(host)
  return urlOf(isByName ? 'localhost' : host, port)
}

/** The addresses at which other machines of the network reach it; none where only this one does. */
export function lanUrls(host: string, { port, interfaces }: { port: number; interfaces: Interfaces }): string[] {
  if (isLoopback(host)) return []
  if (!isEveryAddress(host)) return [urlOf(host, port)]
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => urlOf(address, port))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
