import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { type FaucetAnswer, faucetAnswerSchema } from '@network-site/protocol/faucet-api'
import { fillPlaceholders } from '@network-site/protocol/text'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { language } from '@network-site/site/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Droplet } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { formatAmount } from './amounts.ts'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.faucet

interface FaucetPanelProps {
  exchange: Exchange
  address: string
  amountWei: bigint
  solveProof: SolveProof
}

/** Offers test Ether to a wallet that holds almost none. */
export function FaucetPanel({ exchange, address, amountWei, solveProof }: FaucetPanelProps) {
  const queries = useQueryClient()
  const request = useMutation({
    mutationFn: () => requestTestEther(address, { fetch: window.fetch.bind(window), solveProof }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['holdings'] }),
  })
  const { currency, holdings } = exchange
  const amount = `${formatAmount(amountWei, currency.decimals)}\u00A0${currency.symbol}`
  const hasLowBalance = holdings !== undefined && holdings.etherWei < amountWei / 10n
  return (
    <div className="contents">
      {hasLowBalance && !request.isSuccess && (
        <div className="border border-line border-s-2 border-s-brass bg-raised p-4 md:px-5">
          <p className="type-label text-label text-ink">{words.title}</p>
          <p className="mt-1 text-small text-muted">{fillPlaceholders(words.words, { amount })}</p>
          <Button
            variant="secondary"
            size="small"
            icon={<Droplet />}
            isLoading={request.isPending}
            onClick={() => request.mutate()}
            className="mt-3.5"
          >
            {request.isPending ? words.asking : fillPlaceholders(words.ask, { amount })}
          </Button>
          <p role="alert" className="mt-3 text-small text-accent-text empty:hidden">
            {request.error?.message}
          </p>
        </div>
      )}
      <output className="text-small text-positive empty:hidden">
        {request.isSuccess && exchange.phase.step === 'idle' && (
          <span className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            {fillPlaceholders(request.data.isConfirmed ? words.given : words.sent, { amount })}
          </span>
        )}
      </output>
    </div>
  )
}

/** Fetches and solves a proof-of-work challenge. Resolves to undefined if none is required. */
export type SolveProof = (path: string) => Promise<string | undefined>

/** Requests test Ether from our server's faucet. Throws errors with messages for the visitor. */
export async function requestTestEther(
  address: string,
  { fetch, solveProof }: { fetch: typeof globalThis.fetch; solveProof: SolveProof },
): Promise<FaucetAnswer> {
  let response: Response
  try {
    const proof = await solveProof(`/faucet/challenge/${address}`)
    response = await fetch('/faucet', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language.tag },
      body: JSON.stringify({ address, proof }),
    })
  } catch (error) {
    throw new Error(tokenWidget.faucet.failed, { cause: error })
  }
  const body: unknown = await response.json().catch(() => undefined)
  const answer = faucetAnswerSchema.safeParse(body)
  if (response.ok && answer.success) return answer.data
  const failure = errorAnswerSchema.safeParse(body)
  throw new Error(failure.success ? failure.data.error : tokenWidget.faucet.failed)
}
