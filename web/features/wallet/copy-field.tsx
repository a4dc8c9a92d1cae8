import { walletWords } from '@network-site/site/wallet'
import { Copy } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { copyText } from './copy-text.ts'

/** A value with its name, and a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <dl className="min-w-0 flex-1">
        <dt className="type-caption text-micro text-faint">{label}</dt>
        <dd className="mt-1 font-mono text-small wrap-anywhere text-ink select-all">{value}</dd>
      </dl>
      <IconButton
        label={`${walletWords.copy}: ${label}`}
        icon={<Copy />}
        size="small"
        onClick={() => void copyText(value)}
      />
    </div>
  )
}
