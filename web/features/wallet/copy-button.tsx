import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyText } from './copy-text.ts'

/** Copies a value that is not shown itself. */
export function CopyButton({ value, words, className }: { value: string; words: string; className?: string }) {
  return (
    <Button variant="ghost" size="small" icon={<Copy />} className={className} onClick={() => void copyText(value)}>
      {words}
    </Button>
  )
}
