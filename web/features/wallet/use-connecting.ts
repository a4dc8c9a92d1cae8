import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { useCallback, useRef, useState } from 'react'
import { useConfig, type Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { rememberDeepLink } from './deep-link.ts'
import { describeWalletError } from './describe-wallet-error.ts'

/** A wallet that was chosen, and how far connecting it has come. */
export interface Attempt {
  connector: Connector
  /** The wallet on this phone that is to be opened. */
  app: PhoneWallet | undefined
  /** What a pairing wallet is told, by a code or by a link. */
  pairingUri: string | undefined
  /** Why it did not come about, fit for a person. */
  failure: string | undefined
}

interface Options {
  chainId: number
  onConnected: () => void
}

/** Connects one wallet at a time; choosing another, or none, leaves an earlier attempt to itself. */
export function useConnecting({ chainId, onConnected }: Options) {
  const config = useConfig()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const newest = useRef(0)

  const choose = useCallback(
    async (connector: Connector, app?: PhoneWallet) => {
      const mine = ++newest.current
      const update = (part: Partial<Attempt>) => {
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
  // As the pairing library opens it for later requests: this page stays where it is.
  window.open(rememberDeepLink(app, { pairingUri, storage: window.localStorage }), '_self', 'noreferrer noopener')
}
