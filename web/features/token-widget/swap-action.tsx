import { tokenWidget } from '@network-site/site/token-widget'
import { ArrowRight, Orbit, Wallet } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { fillWords } from './fill-words.ts'
import type { Trader } from './trader.ts'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.action

interface SwapActionProps {
  exchange: Exchange
  trader: Trader | undefined
  /** The wallet is being opened, or an earlier one may still come back. */
  isConnecting: boolean
  onConnect: () => void
}

/** The one next step: connect, switch, or swap. */
export function SwapAction({ exchange, trader, isConnecting, onConnect }: SwapActionProps) {
  const { phase, direction, token, chain, problem, offered } = exchange
  const look = { size: 'large', className: 'w-full' } as const
  if (!trader) {
    return (
      <Button {...look} icon={<Wallet />} isLoading={isConnecting} onClick={onConnect}>
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
  if (!trader.isOnChain) {
    const isSwitching = phase.step === 'switching'
    return (
      <Button {...look} icon={<Orbit />} isLoading={isSwitching} onClick={exchange.switchChain}>
        {isSwitching ? words.switching : fillWords(words.switchChain, { chain: chain.name })}
      </Button>
    )
  }
  // Not `disabled`: whoever has just pressed it must not lose their place on the page.
  const isReady = offered !== undefined && problem === undefined
  return (
    <Button {...look} icon={<ArrowRight />} iconPosition="end" aria-disabled={!isReady} onClick={exchange.swap}>
      {exchange.text.trim() === ''
        ? words.enterAmount
        : fillWords(direction === 'buy' ? words.buy : words.sell, { symbol: token.symbol })}
    </Button>
  )
}
