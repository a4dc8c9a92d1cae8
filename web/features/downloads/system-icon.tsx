import systems from './systems.svg?url'

/** The mark of an operating system. */
export function SystemIcon({ system }: { system: 'windows' | 'mac' | 'linux' }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${systems}#${system}`} />
    </svg>
  )
}
