import type { WidgetChain } from '@network-site/protocol/token-widget'
import { useState } from 'react'
import { checkSwap, mostOffered, type SwapProblem } from './check-swap.ts'
import { exactAmount } from './format-amount.ts'
import { parseAmount } from './parse-amount.ts'
import { quoteSwap, type Direction } from './quote-swap.ts'
import type { FailureReason, SwapTransaction, Token, TokenAccess } from './token-access.ts'
import type { Trader, WalletErrors } from './trader.ts'
import { useDebounced } from './use-debounced.ts'
import { useFee } from './use-fee.ts'
import { useHoldings } from './use-holdings.ts'
import { useSwap, type SwapPhase } from './use-swap.ts'

const settleMilliseconds = 250

export interface ExchangeOptions {
  chain: WidgetChain
  token: Token
  access: TokenAccess
  trader: Trader | undefined
  errors: WalletErrors
}

export type ExchangeProblem = SwapProblem | FailureReason | 'notANumber' | 'tooPrecise'

export type Exchange = ReturnType<typeof useExchange>

/** Everything the card shows and does: what was typed, what it comes to, whether it can be, and how it goes. */
export function useExchange({ chain, token, access, trader, errors }: ExchangeOptions) {
  const [direction, setDirection] = useState<Direction>('buy')
  const [text, setText] = useState('')
  const currency = { symbol: chain.nativeCurrency.symbol, decimals: chain.nativeCurrency.decimals }
  const pay = direction === 'buy' ? currency : token
  const receive = direction === 'buy' ? token : currency

  const amount = parseAmount(text, pay.decimals)
  const offered = amount.units
  const quote = offered === undefined ? undefined : quoteSwap(direction, offered, token.rate)
  const { data: holdings, isError: isSilent } = useHoldings(access, trader?.address)
  const wanted = useDebounced(offered, settleMilliseconds)
  const fee = useFee({
    access,
    from: trader?.address,
    transaction: holdings && transactionToTry(),
  })
  const reserveWei = fee.data?.reserveWei
  const problem = findProblem()
  const swapping = useSwap({
    access,
    trader,
    errors,
    chainName: chain.name,
    currency: currency.symbol,
    symbol: token.symbol,
  })

  /** The swap as typed where it can be tried, else the smallest there is: it costs the network the same. */
  function transactionToTry(): SwapTransaction | undefined {
    if (!holdings) return undefined
    const smallest = direction === 'buy' ? 1n : token.rate
    for (const units of [wanted, smallest]) {
      if (units === undefined) continue
      const tried = { direction, offered: units, quote: quoteSwap(direction, units, token.rate) }
      if (!checkSwap(tried, { holdings, reserveWei: undefined })) return access.transactionOf(direction, units)
    }
    return undefined
  }

  function findProblem(): ExchangeProblem | undefined {
    if (amount.problem !== undefined) return amount.problem === 'empty' ? undefined : amount.problem
    if (!quote || offered === undefined) return undefined
    if (!holdings) return quote.received === 0n ? 'tooSmall' : undefined
    const known = checkSwap({ direction, offered, quote }, { holdings, reserveWei })
    if (known || !fee.error || wanted !== offered) return known
    const reason = access.reasonOf(fee.error)
    // The wallet may reach the chain by another way than we do.
    return reason === 'silent' || reason === 'slow' ? undefined : reason
  }

  return {
    direction,
    pay,
    receive,
    currency,
    token,
    chain,
    text,
    offered,
    quote,
    holdings,
    isSilent,
    feeWei: fee.data?.feeWei,
    problem,
    phase: swapping.phase,
    type: (next: string) => {
      setText(next)
      if (swapping.phase.step === 'failed' || swapping.phase.step === 'confirmed') swapping.dismiss()
    },
    flip: () => {
      // What was to be received is what is offered now, so that turning around twice changes nothing.
      const next = quote && quote.received > 0n ? exactAmount(quote.received, receive.decimals) : ''
      setText(next)
      setDirection(direction === 'buy' ? 'sell' : 'buy')
    },
    /** Absent until it is known what the fee leaves. */
    offerMost:
      holdings && (direction === 'sell' || reserveWei !== undefined)
        ? () => setText(exactAmount(mostOffered(direction, { holdings, reserveWei, rate: token.rate }), pay.decimals))
        : undefined,
    swap: () => {
      if (quote && offered !== undefined && !problem) void swapping.swap(direction, offered, quote).then(clearAfter)
    },
    switchChain: () => void swapping.switchChain(),
    dismiss: swapping.dismiss,
  }

  function clearAfter({ step }: SwapPhase) {
    if (step === 'confirmed') setText('')
  }
}
