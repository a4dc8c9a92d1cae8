import { nodesGuide } from '@network-site/site/nodes/guide'
import { Plus } from 'lucide-react'
import { GuideSection } from './guide-section.tsx'

const { questions } = nodesGuide

/** Questions and answers. Answers are collapsed; the browser's search in the page opens them. */
export function Questions() {
  return (
    <GuideSection id="questions" title={questions.title} layout="beside">
      <div className="border-b border-line">
        {questions.list.map(({ question, answer }) => (
          <details key={question} className="group/question border-t border-line">
            <summary className="flex list-none items-center justify-between gap-6 py-5 text-lead transition-colors hover:text-accent-text [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-accent-text transition-transform group-open/question:rotate-45"
              />
            </summary>
            <p className="type-prose pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </GuideSection>
  )
}
