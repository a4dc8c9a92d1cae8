import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget'
import { Unplug } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { OrbitBackground } from './widget-layout.tsx'

const words = tokenWidget.refused

/** Why the widget is no page of its own. The server says the same to browsers that tell it where a page is shown. */
export function NotFramedNotice() {
  return (
    <OrbitBackground className="mx-auto max-w-2xl">
      <Card variant="lit" padding="roomy">
        <Unplug aria-hidden="true" className="size-6 text-accent-text" />
        <h1 className="type-display mt-5 text-heading-3">{words.title}</h1>
        <p className="mt-3 text-body text-muted">{words.notFramed}</p>
        <p className="mt-5 text-body">
          <a href={pages.testnetSwap.path} className="underline underline-offset-4">
            {words.link}
          </a>
        </p>
      </Card>
    </OrbitBackground>
  )
}
