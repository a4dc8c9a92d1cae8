import systems from './systems.svg?url'
import type { System } from './verify-command.ts'

/** The mark of an operating system. */
export function SystemIcon({ system }: { system: System }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${systems}#${system}`} />
    </svg>
  )
}
