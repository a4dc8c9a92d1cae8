import { tokenWidget } from '@network-site/site/token-widget'
import { Unplug } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { OrbitBackground } from './widget-layout.tsx'

const words = tokenWidget.malformed

/** Everything that is wrong with the widget's query. */
export function MalformedQueryNotice({ problems }: { problems: string[] }) {
  return (
    <OrbitBackground className="mx-auto max-w-2xl">
      <Card variant="lit" padding="roomy">
        <Unplug aria-hidden="true" className="size-6 text-accent-text" />
        <h1 className="type-display mt-5 text-heading-3">{words.title}</h1>
        <p className="mt-3 text-body text-muted">{words.intro}</p>
        <ul className="mt-5 border-t border-line">
          {problems.map((problem) => (
            <li key={problem} className="border-b border-line py-3 text-small wrap-anywhere text-ink">
              {problem}
            </li>
          ))}
        </ul>
      </Card>
    </OrbitBackground>
  )
}
