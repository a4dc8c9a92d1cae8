import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

export type SandboxAccess = {
  publicUrl: string
  /** Whether the site accepts connections from other machines. */
  isOpenToNetwork?: boolean
}

/**
 * Returns a check of who may use the stand-ins. The mailbox has no password, so it must not answer a website that pointed its
 * own name at this machine (DNS rebinding). Such requests have that name as their host.
 */
export function createAccessCheck({ publicUrl, isOpenToNetwork = false }: SandboxAccess) {
  const publicHost = new URL(publicUrl).hostname
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
    const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname
    if (!host || !(isOpenToNetwork || isLoopback(socket.remoteAddress ?? ''))) return false
    return host === 'localhost' || host === publicHost || isLoopback(host.replace(/^\[|\]$/g, '')) || isOwnAddress(host)
  }
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
  'The sandbox answers at the addresses of this machine and at PUBLIC_URL. Set PUBLIC_URL to the address you opened.'
