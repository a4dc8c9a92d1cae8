import { tokenWidget } from '@network-site/site/token-widget'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Droplet } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { askFaucet } from './ask-faucet.ts'
import { fillWords } from './fill-words.ts'
import { formatAmount } from './format-amount.ts'
import type { Exchange } from './use-exchange.ts'

const words = tokenWidget.faucet

interface FaucetPanelProps {
  exchange: Exchange
  address: string
  /** What the faucet gives. */
  amountWei: bigint
}

/** Offers test Ether to a wallet that has next to none. */
export function FaucetPanel({ exchange, address, amountWei }: FaucetPanelProps) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: () => askFaucet(address, { fetch: window.fetch.bind(window) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['holdings'] }),
  })
  const { currency, holdings } = exchange
  const amount = `${formatAmount(amountWei, currency.decimals)} ${currency.symbol}`
  const isPoor = holdings !== undefined && holdings.etherWei < amountWei / 10n
  return (
    <div className="contents">
      {isPoor && !asking.isSuccess && (
        <div className="border border-line border-l-2 border-l-brass bg-raised p-4 md:px-5">
          <p className="type-label text-label text-ink">{words.title}</p>
          <p className="mt-1 text-small text-muted">{fillWords(words.words, { amount })}</p>
          <Button
            variant="secondary"
            size="small"
            icon={<Droplet />}
            isLoading={asking.isPending}
            onClick={() => asking.mutate()}
            className="mt-3.5"
          >
            {asking.isPending ? words.asking : fillWords(words.ask, { amount })}
          </Button>
          <p role="alert" className="mt-3 text-small text-accent-text empty:hidden">
            {asking.error?.message}
          </p>
        </div>
      )}
      <output className="text-small text-positive empty:hidden">
        {asking.isSuccess && exchange.phase.step === 'idle' && (
          <span className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            {fillWords(asking.data.isConfirmed ? words.given : words.sent, { amount })}
          </span>
        )}
      </output>
    </div>
  )
}
