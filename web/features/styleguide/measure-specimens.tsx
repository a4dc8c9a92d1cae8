import { Specimen } from './specimen.tsx'

const spaces = ['--spacing-gutter', '--spacing-block', '--spacing-chapter', '--spacing-section']
const shadows = ['raised', 'glow', 'ember']
const durations = ['quick', 'steady', 'reveal', 'drift']

/** Space, shape, shadow and motion tokens. */
export function MeasureSpecimens() {
  return (
    <div className="grid gap-10 md:grid-cols-3">
      <Specimen name="Space">
        <ul className="flex flex-col gap-4">
          {spaces.map((token) => (
            <li key={token} className="flex flex-col gap-2">
              <code className="font-mono text-small text-muted">{token}</code>
              <span className="block h-2 border-x border-brass bg-raised" style={{ width: `var(${token})` }} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Shadow">
        <ul className="grid grid-cols-3 gap-4">
          {shadows.map((token) => (
            <li key={token} className="flex flex-col gap-3">
              <span
                className="block aspect-square border border-line bg-surface"
                style={{ boxShadow: `var(--shadow-${token})` }}
              />
              <code className="font-mono text-small text-muted">{token}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Motion (hover)">
        <ul className="group/motion flex flex-col gap-3">
          {durations.map((token) => (
            <li key={token} className="flex items-center gap-4">
              <code className="w-16 font-mono text-small text-muted">{token}</code>
              <span className="relative h-3 flex-1 border-b border-line">
                <span
                  className="absolute inset-y-0 left-0 w-full -translate-x-full border-r-2 border-accent transition-transform ease-engage group-hover/motion:translate-x-0"
                  style={{ transitionDuration: `var(--duration-${token})`, clipPath: 'inset(0)' }}
                />
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
    </div>
  )
}
