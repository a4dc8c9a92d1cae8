import { Icon } from '../../ui/icon.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import type { System } from './release-state.ts'

const visitors = ['windows', 'mac', 'linux', 'mobile'] as const

/** The visitor's platform. `mobile` is every device that is not a desktop, including tablets. */
export type Visitor = (typeof visitors)[number]

/** Returns the platform that an inline script wrote to the document, or null while prerendering. */
export function useVisitor(): Visitor | null {
  return useBrowserValue(readVisitor, null)
}

function readVisitor(): Visitor | null {
  const { visitor } = document.documentElement.dataset
  return visitors.find((known) => known === visitor) ?? null
}

/** The logo of an operating system. */
export function SystemIcon({ system }: { system: System }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`#system-${system}`} />
    </svg>
  )
}

/** The logo of the visitor's system, or a monitor if it is unknown or not a desktop. */
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
