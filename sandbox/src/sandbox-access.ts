import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

export type SandboxAccess = {
  publicUrl: string
  /** Whether the site accepts connections from other machines. */
  isOpenToNetwork?: boolean
}

/**
 * Returns a check of who may use the stand-ins. The mailbox has no password, so it must not answer a website that pointed
 * its own name at this machine (DNS rebinding). Such requests have that name as their host. WebSockets of other sites'
 * pages have the site's name as their origin.
 */
export function createAccessCheck({ publicUrl, isOpenToNetwork = false }: SandboxAccess) {
  const publicHost = new URL(publicUrl).hostname
  const isOwnHost = (host: string | undefined) =>
    host !== undefined && (host === publicHost || isLoopbackHost(host) || isOwnAddress(host))

  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
    const host = hostOf(`http://${headers.host ?? ''}`)
    if (!isOwnHost(host)) return false
    if (headers.upgrade && headers.origin !== undefined && !isOwnHost(hostOf(headers.origin))) return false
    if (isOpenToNetwork) return true
    // A tunnel connects from this machine, and some rewrite the host to `localhost`.
    return isLoopback(socket.remoteAddress ?? '') && (host === publicHost || !isForwarded(headers))
  }
}

/** Returns whether a host is this machine by a loopback name or address. Websites cannot use these names. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))
}

/** Returns the host name of a URL, or undefined if it is invalid. */
export function hostOf(url: string): string | undefined {
  return URL.parse(url)?.hostname || undefined
}

function isForwarded(headers: IncomingMessage['headers']): boolean {
  return Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
}

function isLoopback(address: string): boolean {
  const ipv4 = address.replace(/^::ffff:/, '')
  return address === '::1' || (isIPv4(ipv4) && ipv4.startsWith('127.'))
}

/** Reads the interfaces for each request, because a laptop changes networks. */
function isOwnAddress(host: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return own.some(({ address, family }) => host === (family === 'IPv6' ? `[${address}]` : address))
}

export const refusedAccess =
  'The sandbox answers at the addresses of this machine and at PUBLIC_URL. ' +
  'Set PUBLIC_URL to the address you opened. A tunnel must not replace the host.'
