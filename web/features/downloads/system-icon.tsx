import { Icon } from '../../ui/icon.tsx'
import type { System } from './verify-command.ts'

/** The logo of an operating system. */
export function SystemIcon({ system }: { system: System }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`#system-${system}`} />
    </svg>
  )
}

/** The logo of the visitor's own system; a plain screen until it is known, and on anything that is not a desktop. */
export function VisitorSystemIcon() {
  return (
    <span className="inline-flex [&_svg]:size-4">
      <span className="in-data-[visitor=windows]:hidden in-data-[visitor=mac]:hidden in-data-[visitor=linux]:hidden">
        <Icon name="monitor" />
      </span>
      <span className="hidden in-data-[visitor=windows]:inline">
        <SystemIcon system="windows" />
      </span>
      <span className="hidden in-data-[visitor=mac]:inline">
        <SystemIcon system="mac" />
      </span>
      <span className="hidden in-data-[visitor=linux]:inline">
        <SystemIcon system="linux" />
      </span>
    </span>
  )
}
