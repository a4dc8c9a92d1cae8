import { nodesGuide } from '@network-site/site/nodes/guide'
import { DilemmaChart } from './dilemma-chart.tsx'
import { GuideSection } from './guide-section.tsx'
import { WatchFigure } from './watch-figure.tsx'

const { watch } = nodesGuide

/** What a node does in three steps, and why its operator is paid for watching. */
export function Watch() {
  return (
    <GuideSection id="what-it-does" title={watch.title} subtitle={watch.subtitle} body={watch.body}>
      <WatchFigure />
      <div className="mt-block grid items-center gap-10 border border-line bg-surface p-6 md:p-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h3 className="type-display text-heading-3">{watch.dilemma.title}</h3>
          <p className="type-prose mt-5">{watch.dilemma.body}</p>
        </div>
        <DilemmaChart />
      </div>
    </GuideSection>
  )
}
