import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { useCallback, useRef, useState } from 'react'
import { useConfig, type Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { rememberDeepLink } from './deep-link.ts'
import { describeWalletError } from './wallet-errors.ts'

/** A connector that was chosen, and the state of its connection. */
export interface ConnectionAttempt {
  connector: Connector
  /** The wallet app on this phone that is to be opened. */
  app: PhoneWallet | undefined
  /** The WalletConnect URI, for the QR code or the deep link. */
  pairingUri: string | undefined
  /** Why it failed, fit for a person. */
  failure: string | undefined
}

interface Options {
  chainId: number
  onConnected: () => void
}

/** Connects one wallet at a time. Choosing another, or none, makes it ignore the earlier attempt. */
export function useConnecting({ chainId, onConnected }: Options) {
  const config = useConfig()
  const [attempt, setAttempt] = useState<ConnectionAttempt | null>(null)
  const newest = useRef(0)

  const choose = useCallback(
    async (connector: Connector, app?: PhoneWallet) => {
      const mine = ++newest.current
      const update = (part: Partial<ConnectionAttempt>) => {
        if (newest.current === mine) setAttempt((current) => current && { ...current, ...part })
      }
      const listen = ({ type, data }: { type: string; data?: unknown }) => {
        if (type !== 'display_uri' || typeof data !== 'string') return
        update({ pairingUri: data })
        if (app && newest.current === mine) openApp(app, data)
      }
      setAttempt({ connector, app, pairingUri: undefined, failure: undefined })
      connector.emitter.on('message', listen)
      try {
        await connect(config, { connector, chainId })
        if (newest.current === mine) onConnected()
      } catch (error) {
        update({ failure: describeWalletError(error) })
      } finally {
        connector.emitter.off('message', listen)
      }
    },
    [config, chainId, onConnected],
  )

  const forget = useCallback(() => {
    newest.current++
    setAttempt(null)
  }, [])

  return { attempt, choose, forget }
}

function openApp(app: PhoneWallet, pairingUri: string): void {
  // As the WalletConnect library opens it for later requests: this page stays open.
  window.open(rememberDeepLink(app, { pairingUri, storage: window.localStorage }), '_self', 'noreferrer noopener')
}
