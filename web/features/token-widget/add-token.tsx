import { tokenWidget } from '@network-site/site/token-widget'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { Button } from '../../ui/button.tsx'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { SwapWallet, WalletErrors } from './swap-wallet.ts'
import type { Token } from './token-client.ts'

const words = tokenWidget.watch

interface AddTokenProps {
  token: Token
  contract: Address
  wallet: SwapWallet | undefined
  errors: WalletErrors
  /** The token's icon, where it is one of ours. */
  image: string | undefined
}

/** Asks the wallet to list the token (EIP-747), and shows the result. */
export function AddToken({ token, contract, wallet, errors, image }: AddTokenProps) {
  const [message, setMessage] = useState('')
  const [isRequesting, setIsRequesting] = useState(false)
  const { symbol, decimals } = token

  async function requestListing(): Promise<string> {
    if (!wallet) return words.needsWallet
    if (wallet.isGuest) return words.guest
    try {
      // A wallet lists a token under the chain it is on.
      if (!wallet.isOnChain) await wallet.switchChain()
      const isListed = await wallet.watchAsset({ address: contract, symbol, decimals, ...(image ? { image } : {}) })
      return isListed ? fillPlaceholders(words.added, { symbol }) : words.declined
    } catch (error) {
      if (errors.isRejection(error)) return words.declined
      return isUnknownMethod(error) ? words.unsupported : errors.describe(error)
    }
  }

  async function onPress() {
    setIsRequesting(true)
    setMessage(await requestListing())
    setIsRequesting(false)
  }

  return (
    <div>
      <Button variant="ghost" size="small" icon={<Plus />} isLoading={isRequesting} onClick={() => void onPress()}>
        {fillPlaceholders(words.ask, { symbol })}
      </Button>
      <output className="mt-1 block text-small text-muted empty:hidden">{message}</output>
    </div>
  )
}

function isUnknownMethod(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message }: { code?: unknown; message?: unknown } = error
  return (
    code === 4200 || code === -32601 || /not supported|not exist|not available|unknown method/i.test(String(message))
  )
}
