import { sentryGuide } from '@home/site/sentry/guide'
import { GuideSection } from './guide-section.tsx'
import { WatchFigure } from './watch-figure.tsx'

const { watch } = sentryGuide

/** What a node does, in three steps and a drawing. */
export function Watch() {
  return (
    <GuideSection id="what-it-does" title={watch.title} subtitle={watch.subtitle} body={watch.body}>
      <WatchFigure label={watch.figureLabel} stages={watch.steps.map((step) => step.title)} />
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {watch.steps.map(({ title, body }, i) => (
          <li key={title} className="border-t border-line-strong pt-6">
            <h3 className="type-label flex gap-3 text-title">
              <span aria-hidden="true" className="text-accent-text tabular-nums">
                {i + 1}
              </span>
              {title}
            </h3>
            <p className="mt-3 text-muted">{body}</p>
          </li>
        ))}
      </ol>
      <div className="mt-block border-l border-accent pl-6">
        <h3 className="type-label text-title">{watch.dilemma.title}</h3>
        <p className="type-prose mt-3">{watch.dilemma.body}</p>
      </div>
    </GuideSection>
  )
}
