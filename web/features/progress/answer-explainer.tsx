import { progressWords } from '@network-site/site/progress'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldText } from '../../ui/field-text.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { ExplainedAnswer } from './explain-answer.ts'

const words = progressWords.why

/** A field for what a platform answered, explained in words. */
export function AnswerExplainer({ doneWords }: { doneWords: string }) {
  const [explained, setExplained] = useState<ExplainedAnswer>()

  async function explain(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = fieldText(event.currentTarget, 'answer')
    const { explainAnswer } = await import('./explain-answer.ts')
    setExplained(explainAnswer(text, { doneWords }))
  }

  const Icon = explained ? icons[explained.verdict] : undefined
  return (
    <form noValidate onSubmit={(event) => void explain(event)} className="flex flex-col gap-5">
      <TextArea
        label={words.answerLabel}
        hint={words.answerHint}
        placeholder={words.answerPlaceholder}
        rows={4}
        name="answer"
        spellCheck={false}
        className="font-mono text-small"
      />
      <Button variant="secondary" onClick={(event) => event.currentTarget.form?.requestSubmit()} className="self-start">
        {words.explain}
      </Button>
      <div aria-live="polite" className="min-h-40 border-t border-line pt-5 text-small text-ink">
        {explained && Icon && (
          <p className="flex items-start gap-3 wrap-anywhere">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {explained.words}
          </p>
        )}
      </div>
    </form>
  )
}

const icons = { done: CircleCheck, 'not-done': CircleX, 'no-verdict': CircleHelp, unknown: CircleHelp }
