import { tokenWidget } from '@network-site/site/token-widget'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { Button } from '../../ui/button.tsx'
import { fillWords } from './fill-words.ts'
import type { Token } from './token-access.ts'
import type { Trader, WalletErrors } from './trader.ts'

const words = tokenWidget.watch

interface AddTokenProps {
  token: Token
  contract: Address
  trader: Trader | undefined
  errors: WalletErrors
  /** The token's picture, where it is one of ours. */
  image: string | undefined
}

/** Asks the wallet to list the token (EIP-747), and says what came of it, or why it cannot. */
export function AddToken({ token, contract, trader, errors, image }: AddTokenProps) {
  const [said, setSaid] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const { symbol, decimals } = token

  async function ask(): Promise<string> {
    if (!trader) return words.needsWallet
    if (trader.isGuest) return words.guest
    try {
      // A wallet lists a token under the chain it is on.
      if (!trader.isOnChain) await trader.switchChain()
      const isListed = await trader.watchToken({ address: contract, symbol, decimals, ...(image ? { image } : {}) })
      return isListed ? fillWords(words.added, { symbol }) : words.declined
    } catch (error) {
      if (errors.isRejection(error)) return words.declined
      return isUnknownMethod(error) ? words.unsupported : errors.describe(error)
    }
  }

  async function press() {
    setIsAsking(true)
    setSaid(await ask())
    setIsAsking(false)
  }

  return (
    <div>
      <Button variant="ghost" size="small" icon={<Plus />} isLoading={isAsking} onClick={() => void press()}>
        {fillWords(words.ask, { symbol })}
      </Button>
      <output className="mt-1 block text-small text-muted empty:hidden">{said}</output>
    </div>
  )
}

function isUnknownMethod(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (
    code === 4200 || code === -32601 || /not supported|not exist|not available|unknown method/i.test(String(message))
  )
}
