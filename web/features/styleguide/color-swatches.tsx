import { Specimen } from './specimen.tsx'

const families = [
  { name: 'Grounds', tokens: ['background', 'sunken', 'surface', 'raised', 'ember'] },
  { name: 'Words', tokens: ['ink', 'muted', 'faint', 'accent-text', 'on-accent'] },
  { name: 'Light', tokens: ['accent', 'accent-fill', 'positive', 'focus'] },
  { name: 'Metal', tokens: ['brass', 'brass-bright', 'line', 'line-strong'] },
]

/** Every colour token, by what it is for. */
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
