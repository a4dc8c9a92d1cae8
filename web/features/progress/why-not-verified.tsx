import { progressWords } from '@network-site/site/progress'
import { Card } from '../../ui/card.tsx'
import { AnswerExplainer } from './answer-explainer.tsx'
import { VerdictForm } from './verdict-form.tsx'

const words = progressWords.why

interface WhyNotVerifiedProps {
  /** The wallet that is asked about first. */
  address: string | undefined
  quests: readonly { id: string; title: string }[]
  /** What a player is told who has done a quest. */
  doneWords: string
}

/** What a platform is told of any wallet and quest, and what its own answer means. */
export function WhyNotVerified({ address = '', quests, doneWords }: WhyNotVerifiedProps) {
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="type-display text-heading-2">
        {words.title}
      </h2>
      <p className="type-prose mt-5">{words.intro}</p>
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        <Card>
          <VerdictForm shownAddress={address} quests={quests} />
        </Card>
        <Card>
          <AnswerExplainer doneWords={doneWords} />
        </Card>
      </div>
    </section>
  )
}
