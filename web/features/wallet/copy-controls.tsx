import { walletWords } from '@network-site/site/wallet'
import { Copy } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { writeClipboard } from '../../ui/clipboard.ts'
import { toast } from '../../ui/toast.ts'

/** Shows a labeled value with a copy button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <dl className="min-w-0 flex-1">
        <dt className="type-caption text-micro text-faint">{label}</dt>
        <dd dir="ltr" className="mt-1 font-mono text-small wrap-anywhere text-ink select-all rtl:text-right">
          {value}
        </dd>
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

/** A button that copies a value that is not on screen. */
export function CopyButton({ value, words, className }: { value: string; words: string; className?: string }) {
  return (
    <Button variant="ghost" size="small" icon={<Copy />} className={className} onClick={() => void copyText(value)}>
      {words}
    </Button>
  )
}

async function copyText(value: string): Promise<void> {
  try {
    await writeClipboard(value)
    toast.success(walletWords.copied)
  } catch {
    toast.error(walletWords.copyFailed)
  }
}
