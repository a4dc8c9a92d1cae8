import { language } from '@network-site/site/language'
import type { QuestState } from '@network-site/protocol/quest-api'
import { AnswerError } from '@network-site/protocol/read-answer'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress-words'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { fieldText, Select, TextArea, TextInput } from '../../ui/fields.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { parseAddress } from './address-chooser.tsx'
import type { ExplainedAnswer } from './explain-answer.ts'
import { formatNumber, formatTime } from './format-moment.ts'
import { useQuestVerdict } from './progress-queries.ts'

const words = progressWords.why

interface UnverifiedProps {
  /** The default wallet. */
  address: string | undefined
  quests: readonly { id: string; title: string }[]
  /** The message of a completed quest. */
  doneWords: string
}

/** Help on request: shows the verdict that platforms get for a wallet and quest, and explains their responses. */
export function Unverified({ address = '', quests, doneWords }: UnverifiedProps) {
  return (
    <section aria-labelledby="why">
      <Disclosure
        className="border-y border-line"
        summaryClassName="py-5"
        summary={
          <h2 id="why" className="type-display text-heading-3">
            {words.title}
          </h2>
        }
      >
        <p className="type-prose">{words.intro}</p>
        <div className="mt-8 mb-6 grid items-start gap-4 lg:grid-cols-2">
          <Card>
            <VerdictForm defaultAddress={address} quests={quests} />
          </Card>
          <Card>
            <AnswerExplainer doneWords={doneWords} />
          </Card>
        </div>
      </Disclosure>
    </section>
  )
}

interface VerdictFormProps extends Pick<UnverifiedProps, 'quests'> {
  defaultAddress: string
}

/** Fetches the verdict that a platform gets, and shows it with the block it was read at. */
function VerdictForm({ defaultAddress, quests }: VerdictFormProps) {
  const [problem, setProblem] = useState<string>()
  const verdict = useQuestVerdict()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { address, problem: addressProblem } = parseAddress(fieldText(form, 'address') || defaultAddress)
    setProblem(addressProblem)
    if (address) verdict.mutate({ quest: fieldText(form, 'quest'), address })
    else verdict.reset()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput
        label={progressWords.chooser.label}
        placeholder={defaultAddress || progressWords.chooser.placeholder}
        error={problem}
        name="address"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        className="font-mono text-small rtl:text-right"
      />
      <Select label={words.quest} name="quest">
        {quests.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <div>
        <Button
          variant="secondary"
          isLoading={verdict.isPending}
          onClick={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {verdict.isPending ? words.asking : words.ask}
        </Button>
        <div aria-live="polite" className="text-small text-muted">
          {verdict.data && <Verdict state={verdict.data} />}
          {verdict.isError && (
            <p className={resultClasses}>
              {verdict.error instanceof AnswerError ? (verdict.error.sentence ?? words.failed) : words.failed}
            </p>
          )}
        </div>
      </div>
    </form>
  )
}

const resultClasses = 'mt-5 border-t border-line pt-5'

function Verdict({ state }: { state: QuestState }) {
  const { isComplete, words: missing, asOf, address } = state
  return (
    <div className={`${resultClasses} flex flex-col gap-2 tabular-nums`}>
      <p className="text-ink">{isComplete ? words.verified : words.notVerified}</p>
      {missing && <p className="text-ink">{missing}</p>}
      {/* Holdings and connected accounts are current, so they have no block. */}
      {asOf && (
        <p>
          {fillPlaceholders(pluralForm(words.readAt, asOf.behindBlocks, language.locale), {
            block: formatNumber(asOf.block),
            time: formatTime(asOf.blockAt),
            count: formatNumber(asOf.behindBlocks),
          })}
        </p>
      )}
      <p className="wrap-anywhere">
        <Sentence text={words.wallet} parts={{ address }} />
      </p>
    </div>
  )
}

/** Explains a pasted response of a platform. */
function AnswerExplainer({ doneWords }: { doneWords: string }) {
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
        dir="ltr"
        className="font-mono text-small"
      />
      <div>
        <Button variant="secondary" onClick={(event) => event.currentTarget.form?.requestSubmit()}>
          {words.explain}
        </Button>
        <div aria-live="polite" className="text-small text-ink">
          {explained && Icon && (
            <p className={`${resultClasses} flex items-start gap-3 wrap-anywhere`}>
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {explained.words}
            </p>
          )}
        </div>
      </div>
    </form>
  )
}

const icons = { done: CircleCheck, 'not-done': CircleX, 'no-verdict': CircleHelp, unknown: CircleHelp }
