import { tokenWidget } from '@network-site/site/token-widget'
import { ExternalLink } from 'lucide-react'
import { newTab } from '../../ui/new-tab.tsx'

const words = tokenWidget.status

/** A shortened transaction hash, linked to the block explorer where there is one. */
export function TransactionLink({ hash, explorerUrl }: { hash: string; explorerUrl: string | undefined }) {
  const short = `${hash.slice(0, 10)}…${hash.slice(-8)}`
  if (explorerUrl === undefined) {
    return (
      <p className="mt-1 text-label text-faint">
        {words.transaction} <span className="font-mono select-all">{short}</span>
      </p>
    )
  }
  return (
    <p className="mt-1 text-label">
      <a
        href={`${explorerUrl.replace(/\/+$/, '')}/tx/${hash}`}
        {...newTab}
        className="inline-flex items-center gap-2 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent-text"
      >
        {words.transaction} <span className="font-mono">{short}</span>
        <ExternalLink aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{words.opensInNewTab}</span>
      </a>
    </p>
  )
}
