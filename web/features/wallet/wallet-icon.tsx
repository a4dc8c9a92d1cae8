import type { Connector } from 'wagmi'
import { guestConnectorId } from './guest-connector.ts'
import { walletConnectId } from './walletconnect-connector.ts'

/** The connector's own icon, else one for its kind. */
export function WalletIcon({ connector }: { connector: Connector }) {
  if (connector.icon) return <img src={connector.icon.trim()} alt="" className="size-full object-contain p-1.5" />
  const glyph =
    connector.id === guestConnectorId ? 'guest' : connector.id === walletConnectId ? 'walletconnect' : 'browser'
  return <Glyph path={glyphs[glyph]} />
}

/** The first letter of a wallet whose icon is not known. */
export function InitialIcon({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="font-display text-title font-medium text-brass-bright">
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
}

function Glyph({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-6 text-brass-bright"
    >
      <path d={path} />
    </svg>
  )
}

const glyphs = {
  browser: 'M3.500 5.500h17v13h-17zM3.500 9.500h17M6 7.500h.01M8.500 7.500h.01M15 14.500h2.500',
  walletconnect:
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500M20 14v2.500M14 20v-2.500M17.500 20H20M18 17.500h-1.500',
  guest:
    'M12 4.500a7.500 7.500 0 1 0 7.500 7.500M12 9.750a2.250 2.250 0 1 0 0 4.500a2.250 2.250 0 1 0 0-4.500M17.500 5.250a1.250 1.250 0 1 0 0 2.500a1.250 1.250 0 1 0 0-2.500',
}
