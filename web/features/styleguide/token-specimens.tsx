import { Specimen } from './specimen.tsx'

const families = [
  { name: 'Backgrounds', tokens: ['background', 'sunken', 'surface', 'raised', 'ember'] },
  { name: 'Text', tokens: ['ink', 'muted', 'faint', 'accent-text', 'on-accent'] },
  { name: 'Light', tokens: ['accent', 'accent-fill', 'positive', 'focus'] },
  { name: 'Lines', tokens: ['brass', 'brass-bright', 'line', 'line-strong'] },
]

/** The color tokens by purpose. */
export function ColorSwatches() {
  return (
    <div className="grid gap-10 md:grid-cols-2 xl:grid-cols-4">
      {families.map((family) => (
        <Specimen key={family.name} name={family.name}>
          <ul className="border-t border-line">
            {family.tokens.map((token) => (
              <li key={token} className="flex items-center gap-4 border-b border-line py-3">
                <span
                  className="size-9 shrink-0 border border-line"
                  style={{ backgroundColor: `var(--color-${token})` }}
                />
                <code className="font-mono text-small text-muted">{token}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </div>
  )
}

const display = [
  { name: 'heading-1', className: 'text-heading-1', sample: 'Page title' },
  { name: 'heading-2', className: 'text-heading-2', sample: 'Section heading' },
  { name: 'heading-3', className: 'text-heading-3', sample: 'Subsection heading' },
  { name: 'title', className: 'text-title', sample: 'Card or dialog title' },
]

const texts = [
  { name: 'lead', className: 'text-lead text-ink', sample: 'The lead sums up a section in one sentence.' },
  {
    name: 'body',
    className: 'text-body text-muted',
    sample: 'Body text is softer than the heading above it, and its lines are short enough to read comfortably.',
  },
  { name: 'small', className: 'text-small text-muted', sample: 'Small print: hints and notes.' },
  { name: 'caption', className: 'type-caption text-faint', sample: 'Captions · 0123456789' },
]

/** The type scale for headings and text. */
export function TypeSpecimens() {
  return (
    <div className="flex flex-col gap-10">
      {display.map((line) => (
        <Specimen key={line.name} name={line.name}>
          <p className={`type-display ${line.className}`}>{line.sample}</p>
        </Specimen>
      ))}
      <div className="grid gap-10 md:grid-cols-2">
        {texts.map((line) => (
          <Specimen key={line.name} name={line.name}>
            <p className={`max-w-prose ${line.className}`}>{line.sample}</p>
          </Specimen>
        ))}
      </div>
    </div>
  )
}

const spaces = ['--spacing-gutter', '--spacing-block', '--spacing-chapter', '--spacing-section']
const shadows = ['raised', 'glow', 'ember']
const durations = ['quick', 'steady', 'reveal', 'drift']

/** Space, shadow, and motion tokens. */
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
                  className="absolute inset-y-0 start-0 w-full -translate-x-full border-e-2 border-accent transition-transform ease-engage group-hover/motion:translate-x-0 rtl:translate-x-full rtl:group-hover/motion:translate-x-0"
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
