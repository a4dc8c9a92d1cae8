import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Returns the URL at which this machine reaches a server that listens on `host`. */
export function localUrl(host: string, port: number): string {
  return urlOf(isLoopback(host) || isWildcard(host) ? 'localhost' : host, port)
}

/** Returns the URLs at which other machines on the network reach it, or none for a loopback host. */
export function lanUrls(host: string, { port, interfaces }: { port: number; interfaces: Interfaces }): string[] {
  if (isLoopback(host)) return []
  if (!isWildcard(host)) return [urlOf(host, port)]
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => urlOf(address, port))
}

/** Returns true if only this machine reaches a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
