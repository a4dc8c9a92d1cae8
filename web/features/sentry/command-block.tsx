import { sentryGuide } from '@home/site/sentry/guide'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const { copy, copied } = sentryGuide.cloud

/** Lines for a terminal, with a button that copies them. */
export function CommandBlock({ command }: { command: string }) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyCommand() {
    await navigator.clipboard.writeText(command)
    setIsCopied(true)
  }

  return (
    <div className="min-w-0 border border-line bg-sunken">
      {/* Focusable, so that a long line can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className="overflow-x-auto p-5 font-mono text-small leading-relaxed">
        <code>{command}</code>
      </pre>
      <div className="flex justify-end border-t border-line p-2 not-in-data-visitor:hidden">
        <Button
          variant="ghost"
          size="small"
          icon={isCopied ? <Check /> : <Copy />}
          aria-live="polite"
          onClick={() => void copyCommand().catch(() => {})}
        >
          {isCopied ? copied : copy}
        </Button>
      </div>
    </div>
  )
}
