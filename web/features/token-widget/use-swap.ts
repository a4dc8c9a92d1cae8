import { tokenWidget } from '@network-site/site/token-widget'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Hex } from 'viem'
import { fillPlaceholders } from '@network-site/protocol/text'
import type { Direction, Quote } from './quote-swap.ts'
import type { SwapWallet, WalletErrors } from './swap-wallet.ts'
import type { FailureReason, SwapReceipt, TokenClient } from './token-client.ts'

const words = tokenWidget.failures

const failureSentences = {
  noGas: words.noGas,
  overAllowance: words.overAllowance,
  tooSmall: words.tooSmall,
  overBalance: words.overBalance,
  refused: words.refused,
  unreachable: words.chainUnreachable,
  receiptTimeout: words.notIncludedYet,
} satisfies Record<FailureReason, string>

const receiptSentences = { reverted: words.reverted, replaced: words.cancelled } satisfies Record<
  Exclude<SwapReceipt['status'], 'confirmed'>,
  string
>

/** The state of the newest swap. `pending` is sent and not yet mined. */
export type SwapPhase =
  | { step: 'idle' | 'switching' | 'signing' }
  | { step: 'pending'; hash: Hex }
  | { step: 'confirmed'; hash: Hex; direction: Direction; paid: bigint; received: bigint }
  | { step: 'failed'; sentence: string; hash?: Hex }

interface Options {
  client: TokenClient
  wallet: SwapWallet | undefined
  errors: WalletErrors
  chainName: string
  currency: string
  symbol: string
}

const idle: SwapPhase = { step: 'idle' }

/** Sends swaps, one at a time, and tracks the newest one. */
export function useSwap({ client, wallet, errors, chainName, currency, symbol }: Options) {
  const queries = useQueryClient()
  const [state, setState] = useState<{ address: string | undefined; phase: SwapPhase }>({
    address: undefined,
    phase: idle,
  })
  const isBusy = useRef(false)
  // The swap of one account is not shown to another.
  const phase = state.address === wallet?.address ? state.phase : idle

  function describe(error: unknown): string {
    if (errors.isRejection(error)) return words.rejected
    const reason = client.failureReason(error)
    if (reason) return fillPlaceholders(failureSentences[reason], { chain: chainName, currency, symbol })
    if (isWrongChain(error)) return fillPlaceholders(words.wrongChain, { chain: chainName })
    return errors.describe(error)
  }

  /** Runs one action at a time, and turns its error into a sentence. */
  async function runExclusively(
    action: (report: (phase: SwapPhase) => void, sender: SwapWallet) => Promise<SwapPhase>,
    describeError = describe,
  ): Promise<SwapPhase> {
    if (!wallet || isBusy.current) return phase
    isBusy.current = true
    let last = idle
    const report = (next: SwapPhase) => {
      last = next
      setState({ address: wallet.address, phase: next })
    }
    try {
      report(await action(report, wallet))
    } catch (error) {
      report({ step: 'failed', sentence: describeError(error), ...('hash' in last ? { hash: last.hash } : {}) })
    }
    isBusy.current = false
    void queries.invalidateQueries({ queryKey: ['holdings'] })
    return last
  }

  return {
    phase,
    dismiss: () => setState({ address: wallet?.address, phase: idle }),
    switchChain: () =>
      runExclusively(
        async (report, sender) => {
          report({ step: 'switching' })
          await sender.switchChain()
          return idle
        },
        (error) =>
          errors.isRejection(error) ? words.rejected : fillPlaceholders(words.chainRefused, { chain: chainName }),
      ),
    swap: (direction: Direction, offered: bigint, quote: Quote) =>
      runExclusively(async (report, sender) => {
        report({ step: 'signing' })
        const hash = await sender.send(client.buildTransaction(direction, offered))
        report({ step: 'pending', hash })
        const receipt = await client.waitForReceipt(hash, direction)
        if (receipt.status !== 'confirmed') return { step: 'failed', sentence: receiptSentences[receipt.status], hash }
        const received = receipt.received ?? quote.received
        return { step: 'confirmed', hash, direction, paid: quote.paid, received }
      }),
  }
}

function isWrongChain(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false
  return /chain ?id|chain mismatch|does not match the target chain/i.test(String(error.message))
}
