import { fillPlaceholders } from '@network-site/protocol/text'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import { exactAmount, parseAmount } from './amounts.ts'
import { checkSwap, type Direction, maxOffer, type Quote, quoteSwap, type SwapProblem } from './quote-swap.ts'
import type { FailureReason, SwapTransaction, SwapWallet, Token, TokenClient, WalletErrors } from './token-client.ts'
import { useFee, useHoldings } from './token-queries.ts'

const words = tokenWidget.failures

interface ExchangeOptions {
  chain: WidgetChain
  token: Token
  /** Undefined without a wallet. */
  client: TokenClient | undefined
  wallet: SwapWallet | undefined
  errors: WalletErrors
}

export type ExchangeProblem =
  | SwapProblem
  | Exclude<FailureReason, 'unreachable' | 'receiptTimeout'>
  | 'notANumber'
  | 'tooPrecise'

export type Exchange = ReturnType<typeof useExchange>

/** Returns the card's state and actions: the amount, the quote, its problem, the fee, and the swap's progress. */
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
  const debounced = useDebounced(offered, 250)
  const fee = useFee({ client, from: wallet?.address, transaction: transactionToEstimate() })
  const reserveWei = fee.data?.reserveWei
  const problem = findProblem()
  const swapping = useSwap({ chain, token, client, wallet, errors })

  /** Returns the typed swap if it can be estimated, else the smallest possible one, which uses the same gas. */
  function transactionToEstimate(): SwapTransaction | undefined {
    if (!client || !holdings) return undefined
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
    const reason = client?.failureReason(fee.error)
    // The wallet may reach the chain even if this page does not.
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
    unanswered: swapping.unanswered,
    type: (next: string) => {
      setText(next)
      if (swapping.phase.step === 'failed' || swapping.phase.step === 'confirmed') swapping.dismiss()
    },
    flip: () => {
      // The amount to receive becomes the amount to pay, so that flipping twice changes nothing.
      setText(quote && quote.received > 0n ? exactAmount(quote.received, receive.decimals) : '')
      setDirection(direction === 'buy' ? 'sell' : 'buy')
    },
    /** Undefined until the fee, which limits it, is known. */
    offerMax:
      holdings && (direction === 'sell' || reserveWei !== undefined)
        ? () => setText(exactAmount(maxOffer(direction, { holdings, reserveWei, rate: token.rate }), pay.decimals))
        : undefined,
    swap: () => {
      if (quote && offered !== undefined && !problem)
        void swapping.swap(direction, offered, quote).then(clearIfConfirmed)
    },
    switchChain: () => void swapping.switchChain(),
    dismiss: swapping.dismiss,
  }

  function clearIfConfirmed({ step }: SwapPhase) {
    if (step === 'confirmed') setText('')
  }
}

const failureMessages: Record<FailureReason, string> = {
  ...words,
  unreachable: words.chainUnreachable,
  receiptTimeout: words.notIncludedYet,
}

/** The state of the latest swap. `pending` means sent and not yet mined. */
type SwapPhase =
  | { step: 'idle' | 'switching' | 'signing' }
  | { step: 'pending'; hash: Hex }
  | { step: 'confirmed'; hash: Hex; direction: Direction; paid: bigint; received: bigint }
  | { step: 'failed'; message: string; hash?: Hex }

const idle: SwapPhase = { step: 'idle' }

/** Sends swaps one at a time and tracks the latest one. */
function useSwap({ chain, token, client, wallet, errors }: ExchangeOptions) {
  const queries = useQueryClient()
  const [state, setState] = useState<{ address: string | undefined; phase: SwapPhase }>({
    address: undefined,
    phase: idle,
  })
  const isBusy = useRef(false)
  const { ask, unanswered } = useAnswer()
  // One account must not see another account's swap.
  const phase = state.address === wallet?.address ? state.phase : idle

  function describe(error: unknown): string {
    if (errors.isRejection(error)) return words.rejected
    const reason = client?.failureReason(error)
    const currency = chain.nativeCurrency.symbol
    if (reason) return fillPlaceholders(failureMessages[reason], { chain: chain.name, currency, symbol: token.symbol })
    if (isWrongChain(error)) return fillPlaceholders(words.wrongChain, { chain: chain.name })
    return errors.describe(error)
  }

  /** Runs one action at a time and turns its error into a message. */
  async function runExclusively(
    action: (
      report: (phase: SwapPhase) => void,
      using: { sender: SwapWallet; client: TokenClient },
    ) => Promise<SwapPhase>,
    describeError = describe,
  ): Promise<SwapPhase> {
    if (!wallet || !client || isBusy.current) return phase
    isBusy.current = true
    let last = idle
    const report = (next: SwapPhase) => {
      last = next
      setState({ address: wallet.address, phase: next })
    }
    try {
      report(await action(report, { sender: wallet, client }))
    } catch (error) {
      if (error instanceof CanceledError) report(idle)
      else report({ step: 'failed', message: describeError(error), ...('hash' in last ? { hash: last.hash } : {}) })
    }
    isBusy.current = false
    void queries.invalidateQueries({ queryKey: ['holdings'] })
    return last
  }

  return {
    phase,
    unanswered,
    dismiss: () => setState({ address: wallet?.address, phase: idle }),
    switchChain: () =>
      runExclusively(
        async (report, { sender }) => {
          report({ step: 'switching' })
          await ask(() => sender.switchChain())
          return idle
        },
        (error) =>
          errors.isRejection(error) ? words.rejected : fillPlaceholders(words.chainRefused, { chain: chain.name }),
      ),
    swap: (direction: Direction, offered: bigint, quote: Quote) =>
      runExclusively(async (report, using) => {
        report({ step: 'signing' })
        const send = () => using.sender.send(using.client.buildTransaction(direction, offered))
        // A guest approves nothing, so a second attempt would pay twice.
        const hash = await (using.sender.isGuest ? send() : ask(send))
        report({ step: 'pending', hash })
        const receipt = await using.client.waitForReceipt(hash, direction)
        if (receipt.status !== 'confirmed')
          return { step: 'failed', message: receipt.status === 'reverted' ? words.reverted : words.canceled, hash }
        const received = receipt.received ?? quote.received
        return { step: 'confirmed', hash, direction, paid: quote.paid, received }
      }),
  }
}

function isWrongChain(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false
  return /chain ?id|chain mismatch|does not match the target chain/i.test(String(error.message))
}

/** Returns the value once it has stopped changing for a while. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
