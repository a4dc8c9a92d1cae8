import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

interface WalletOptionProps {
  name: string
  icon: ReactNode
  /** The kind of wallet, in a few words. */
  hint?: string | undefined
  /** A short mark beside the name, such as for the wallet used last. */
  badge?: string | undefined
  onChoose: () => void
}

/** One wallet of the dialog's list. */
export function WalletOption({ name, icon, hint, badge, onChoose }: WalletOptionProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="group/option relative flex w-full items-center gap-4 px-6 py-3 text-left transition-colors before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent before:opacity-0 before:transition-opacity hover:bg-raised hover:before:opacity-100 focus-visible:-outline-offset-2 focus-visible:before:opacity-100 md:px-8"
      >
        <IconTile>{icon}</IconTile>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-body font-medium text-ink wrap-anywhere">{name}</span>
            {badge !== undefined && <span className="type-caption text-micro text-brass">{badge}</span>}
          </span>
          {hint !== undefined && <span className="mt-0.5 block text-caption text-faint">{hint}</span>}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-[transform,color] group-hover/option:translate-x-0.5 group-hover/option:text-ink"
        />
      </button>
    </li>
  )
}

/** The square around a wallet's icon. */
export function IconTile({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-flex size-11 shrink-0 items-center justify-center overflow-hidden border border-line bg-sunken',
        className,
      )}
    >
      {children}
    </span>
  )
}
