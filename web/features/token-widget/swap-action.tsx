import { tokenWidget } from '@network-site/site/token-widget'
import { ArrowRight, Orbit, Wallet } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { SwapWallet } from './swap-wallet.ts'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.action

interface SwapActionProps {
  exchange: Exchange
  wallet: SwapWallet | undefined
  /** The wallet dialog is opening, or a wallet is reconnecting. */
  isConnecting: boolean
  onConnect: () => void
}

/** The button for the next step: connect, switch the chain, or swap. */
export function SwapAction({ exchange, wallet, isConnecting, onConnect }: SwapActionProps) {
  const { phase, direction, token, chain, problem, offered } = exchange
  const look = { size: 'large', className: 'w-full' } as const
  if (!wallet) {
    return (
      <Button {...look} icon={<Wallet />} isWaiting={isConnecting} onClick={onConnect}>
        {isConnecting ? words.connecting : words.connect}
      </Button>
    )
  }
  if (phase.step === 'signing' || phase.step === 'pending') {
    return (
      <Button {...look} isLoading>
        {phase.step === 'signing' ? words.signing : words.pending}
      </Button>
    )
  }
  if (!wallet.isOnChain) {
    const isSwitching = phase.step === 'switching'
    return (
      <Button {...look} icon={<Orbit />} isLoading={isSwitching} onClick={exchange.switchChain}>
        {isSwitching ? words.switching : fillPlaceholders(words.switchChain, { chain: chain.name })}
      </Button>
    )
  }
  // Not `disabled`: the button would lose the keyboard focus.
  const isReady = offered !== undefined && problem === undefined
  return (
    <Button {...look} icon={<ArrowRight />} iconPosition="end" aria-disabled={!isReady} onClick={exchange.swap}>
      {exchange.text.trim() === ''
        ? words.enterAmount
        : fillPlaceholders(direction === 'buy' ? words.buy : words.sell, { symbol: token.symbol })}
    </Button>
  )
}
