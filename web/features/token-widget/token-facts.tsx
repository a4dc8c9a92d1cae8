import type { WidgetChain } from '@network-site/protocol/token-widget'
import { tokenWidget } from '@network-site/site/token-widget'
import { Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { writeClipboard } from '../../ui/write-clipboard.ts'

const words = tokenWidget.facts

interface TokenFactsProps {
  contract: string
  chain: WidgetChain
  children: ReactNode
}

/** The token's address, to check and to copy, and its chain. */
export function TokenFacts({ contract, chain, children }: TokenFactsProps) {
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await writeClipboard(contract)
      setMessage(words.copied)
    } catch {
      setMessage(words.copyFailed)
    }
  }

  return (
    <section aria-label={words.label} className="border-t border-line pt-5">
      <dl className="grid gap-4 text-small sm:grid-cols-[auto_1fr] sm:gap-x-8 sm:gap-y-3">
        <dt className="type-caption text-faint sm:pt-3">{words.contract}</dt>
        <dd className="flex items-center gap-3">
          <span className="min-w-0 font-mono text-micro wrap-anywhere sm:text-label text-ink select-all">
            {contract}
          </span>
          <IconButton label={words.copyContract} icon={<Copy />} size="small" onClick={() => void copy()} />
        </dd>
        <dt className="type-caption text-faint">{words.network}</dt>
        <dd className="text-ink">
          {chain.name} <span className="text-faint tabular-nums">{chain.chainId}</span>
        </dd>
      </dl>
      <output className="mt-2 block text-small text-muted empty:hidden">{message}</output>
      <div className="mt-4">{children}</div>
    </section>
  )
}
