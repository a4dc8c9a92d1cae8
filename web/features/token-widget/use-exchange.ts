import type { WidgetChain } from '@network-site/protocol/token-widget'
import { useState } from 'react'
import { exactAmount, parseAmount } from './amounts.ts'
import { checkSwap, maxOffer, type SwapProblem } from './check-swap.ts'
import { quoteSwap, type Direction } from './quote-swap.ts'
import type { SwapWallet, WalletErrors } from './swap-wallet.ts'
import type { FailureReason, SwapTransaction, Token, TokenClient } from './token-client.ts'
import { useFee, useHoldings } from './token-queries.ts'
import { useDebounced } from './use-debounced.ts'
import { useSwap, type SwapPhase } from './use-swap.ts'

const debounceMilliseconds = 250

export interface ExchangeOptions {
  chain: WidgetChain
  token: Token
  client: TokenClient
  wallet: SwapWallet | undefined
  errors: WalletErrors
}

export type ExchangeProblem =
  | SwapProblem
  | Exclude<FailureReason, 'unreachable' | 'receiptTimeout'>
  | 'notANumber'
  | 'tooPrecise'

export type Exchange = ReturnType<typeof useExchange>

/** The state of the card and its actions: the amount, the quote, its problem, the fee and the swap's progress. */
export function useExchange({ chain, token, client, wallet, errors }: ExchangeOptions) {
  const [direction, setDirection] = useState<Direction>('buy')
  const [text, setText] = useState('')
  const currency = { symbol: chain.nativeCurrency.symbol, decimals: chain.nativeCurrency.decimals }
  const pay = direction === 'buy' ? currency : token
  const receive = direction === 'buy' ? token : currency

  const amount = parseAmount(text, pay.decimals)
  const offered = amount.units
  const quote = offered === undefined ? undefined : quoteSwap(direction, offered, token.rate)
  const { data: holdings, isError: isUnreachable } = useHoldings(client, wallet?.address)
  const debounced = useDebounced(offered, debounceMilliseconds)
  const fee = useFee({
    client,
    from: wallet?.address,
    transaction: holdings && transactionToEstimate(),
  })
  const reserveWei = fee.data?.reserveWei
  const problem = findProblem()
  const swapping = useSwap({
    client,
    wallet,
    errors,
    chainName: chain.name,
    currency: currency.symbol,
    symbol: token.symbol,
  })

  /** The swap as typed where it can be estimated, else the smallest possible one: it uses the same gas. */
  function transactionToEstimate(): SwapTransaction | undefined {
    if (!holdings) return undefined
    const smallest = direction === 'buy' ? 1n : token.rate
    for (const units of [debounced, smallest]) {
      if (units === undefined) continue
      const swap = { direction, offered: units, quote: quoteSwap(direction, units, token.rate) }
      if (!checkSwap(swap, { holdings, reserveWei: undefined })) return client.buildTransaction(direction, units)
    }
    return undefined
  }

  function findProblem(): ExchangeProblem | undefined {
    if (amount.problem !== undefined) return amount.problem === 'empty' ? undefined : amount.problem
    if (!quote || offered === undefined) return undefined
    if (!holdings) return quote.received === 0n ? 'tooSmall' : undefined
    const known = checkSwap({ direction, offered, quote }, { holdings, reserveWei })
    if (known || !fee.error || debounced !== offered) return known
    const reason = client.failureReason(fee.error)
    // The wallet may reach the chain where this page does not.
    return reason === 'unreachable' || reason === 'receiptTimeout' ? undefined : reason
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
    isUnreachable,
    feeWei: fee.data?.feeWei,
    problem,
    phase: swapping.phase,
    type: (next: string) => {
      setText(next)
      if (swapping.phase.step === 'failed' || swapping.phase.step === 'confirmed') swapping.dismiss()
    },
    flip: () => {
      // The amount to receive becomes the amount to pay, so that flipping twice changes nothing.
      const next = quote && quote.received > 0n ? exactAmount(quote.received, receive.decimals) : ''
      setText(next)
      setDirection(direction === 'buy' ? 'sell' : 'buy')
    },
    /** Undefined until the fee is known, which limits it. */
    offerMax:
      holdings && (direction === 'sell' || reserveWei !== undefined)
        ? () => setText(exactAmount(maxOffer(direction, { holdings, reserveWei, rate: token.rate }), pay.decimals))
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
