import { sentryGuide } from '@home/site/sentry/guide'
import { GuideSection } from './guide-section.tsx'

const { keys } = sentryGuide

/** What a Sentry Key is for, and what it is not. */
export function Keys() {
  return (
    <GuideSection id="keys-and-rewards" title={keys.title} body={keys.body} layout="beside">
      <ul className="grid gap-px border border-line bg-line md:grid-cols-2">
        {keys.points.map(({ title, body }) => (
          <li key={title} className="bg-background p-6 md:p-8">
            <h3 className="type-label text-title">{title}</h3>
            <p className="mt-3 text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
