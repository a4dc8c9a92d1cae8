import { Check, Copy, TextCursor } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import { useCopy } from './clipboard.ts'

interface CommandBlockProps {
  command: string
  /** The title of a bar above the command. Without it, the command and the button share one line. */
  title?: ReactNode
  copyLabel: string
  copiedLabel: string
  /** Shown if the browser refuses to copy and the command is selected instead. */
  selectedLabel: string
  /** The same command with highlighting. */
  children?: ReactNode
}

/** A terminal command with a copy button. */
export function CommandBlock(props: CommandBlockProps) {
  const { command, title, copyLabel, copiedLabel, selectedLabel, children } = props
  const code = useRef<HTMLElement>(null)
  const { phase, copy } = useCopy(code)
  const label = { idle: copyLabel, copied: copiedLabel, selected: selectedLabel }[phase]
  const Icon = { idle: Copy, copied: Check, selected: TextCursor }[phase]
  const isLine = title === undefined

  return (
    <div
      className={
        isLine ? 'flex min-w-0 items-center border border-line bg-sunken' : 'min-w-0 border border-line bg-sunken'
      }
    >
      {!isLine && (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5">
          <span className="type-caption text-faint">{title}</span>
          <Button
            variant="ghost"
            size="small"
            icon={<Icon />}
            aria-live="polite"
            onClick={copy}
            className="not-in-data-visitor:hidden"
          >
            {label}
          </Button>
        </div>
      )}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line must be scrollable by keyboard
        tabIndex={0}
        dir="ltr"
        className={
          isLine
            ? 'min-w-0 flex-1 overflow-x-auto px-3 py-2 font-mono text-caption rtl:text-right [scrollbar-width:none] focus-visible:-outline-offset-2'
            : 'overflow-x-auto p-5 font-mono text-small leading-relaxed [scrollbar-width:thin] focus-visible:-outline-offset-2'
        }
      >
        <code ref={code}>{children || command}</code>
      </pre>
      {isLine && (
        <IconButton
          label={label}
          title={label}
          icon={<Icon />}
          variant="bare"
          size="small"
          onClick={copy}
          className="not-in-data-visitor:hidden"
        />
      )}
    </div>
  )
}
