import { Specimen } from './specimen.tsx'

const display = [
  { name: 'heading-1', className: 'text-heading-1', sample: 'Orbits inside orbits' },
  { name: 'heading-2', className: 'text-heading-2', sample: 'Machinery has mass' },
  { name: 'heading-3', className: 'text-heading-3', sample: 'It takes up slowly, and settles' },
  { name: 'title', className: 'text-title', sample: 'Brass-fine lines and red light' },
]

const text = [
  { name: 'lead', className: 'text-lead text-ink', sample: 'A lead says in one sentence what the section is about.' },
  {
    name: 'body',
    className: 'text-body text-muted',
    sample:
      'A body speaks quietly and at length. Its lines are short enough to return from, and its ink is softer than that of the heading above, so that the eye knows where to begin.',
  },
  { name: 'small', className: 'text-small text-muted', sample: 'Small print: hints, notes, and what must be said.' },
  { name: 'caption', className: 'type-caption text-faint', sample: 'Captions are engraved · 0123456789' },
]

/** The type scale, for headings and for text. */
export function TypeSpecimens() {
  return (
    <div className="flex flex-col gap-10">
      {display.map((line) => (
        <Specimen key={line.name} name={line.name}>
          <p className={`type-display ${line.className}`}>{line.sample}</p>
        </Specimen>
      ))}
      <div className="grid gap-10 md:grid-cols-2">
        {text.map((line) => (
          <Specimen key={line.name} name={line.name}>
            <p className={`max-w-prose ${line.className}`}>{line.sample}</p>
          </Specimen>
        ))}
      </div>
    </div>
  )
}
