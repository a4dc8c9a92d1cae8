import { tokenWidget } from '@network-site/site/token-widget'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Hex } from 'viem'
import { fillWords } from './fill-words.ts'
import type { Direction, Quote } from './quote-swap.ts'
import type { TokenAccess } from './token-access.ts'
import type { Trader, WalletErrors } from './trader.ts'

const words = tokenWidget.failures

/** How far a swap has come. */
export type SwapPhase =
  | { step: 'idle' | 'switching' | 'signing' }
  | { step: 'pending'; hash: Hex }
  | { step: 'confirmed'; hash: Hex; direction: Direction; paid: bigint; received: bigint }
  | { step: 'failed'; sentence: string; hash?: Hex }

interface Options {
  access: TokenAccess | undefined
  trader: Trader | undefined
  errors: WalletErrors
  chainName: string
  currency: string
  symbol: string
}

const idle: SwapPhase = { step: 'idle' }

/** Makes swaps, one at a time, and says how the newest one is going. */
export function useSwap({ access, trader, errors, chainName, currency, symbol }: Options) {
  const queries = useQueryClient()
  const [state, setState] = useState<{ address: string | undefined; phase: SwapPhase }>({
    address: undefined,
    phase: idle,
  })
  const isBusy = useRef(false)
  // What one account did is no news to another.
  const phase = state.address === trader?.address ? state.phase : idle

  function describe(error: unknown): string {
    if (errors.isRejection(error)) return words.rejected
    const reason = access?.reasonOf(error)
    if (reason) return fillWords(words[reason], { chain: chainName, currency, symbol })
    if (/chain ?id|chain mismatch|does not match the target chain/i.test(String((error as Error | null)?.message)))
      return fillWords(words.wrongChain, { chain: chainName })
    return errors.describe(error)
  }

  /** Runs one thing at a time, and turns whatever goes wrong into words. */
  async function attempt(
    run: (report: (phase: SwapPhase) => void, who: Trader) => Promise<SwapPhase>,
    explain = describe,
  ): Promise<SwapPhase> {
    if (!trader || isBusy.current) return phase
    isBusy.current = true
    let last = idle
    const report = (next: SwapPhase) => {
      last = next
      setState({ address: trader.address, phase: next })
    }
    try {
      report(await run(report, trader))
    } catch (error) {
      report({ step: 'failed', sentence: explain(error), ...('hash' in last ? { hash: last.hash } : {}) })
    }
    isBusy.current = false
    void queries.invalidateQueries({ queryKey: ['holdings'] })
    return last
  }

  return {
    phase,
    dismiss: () => setState({ address: trader?.address, phase: idle }),
    switchChain: () =>
      attempt(
        async (report, who) => {
          report({ step: 'switching' })
          await who.switchChain()
          return idle
        },
        (error) => (errors.isRejection(error) ? words.rejected : fillWords(words.chainRefused, { chain: chainName })),
      ),
    swap: (direction: Direction, offered: bigint, quote: Quote) =>
      attempt(async (report, who) => {
        if (!access) return idle
        report({ step: 'signing' })
        const hash = await who.send(access.transactionOf(direction, offered))
        report({ step: 'pending', hash })
        const settlement = await access.settle(hash, direction)
        if (settlement.outcome !== 'confirmed') return { step: 'failed', sentence: words[settlement.outcome], hash }
        const received = settlement.received ?? quote.received
        return { step: 'confirmed', hash, direction, paid: quote.paid, received }
      }),
  }
}
