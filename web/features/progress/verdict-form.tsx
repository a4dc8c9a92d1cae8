import { fillPlaceholders } from '@network-site/protocol/text'
import type { QuestState } from '@network-site/protocol/quests'
import { progressWords } from '@network-site/site/progress'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldText } from '../../ui/field-text.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { formatNumber, formatTime } from './format-moment.ts'
import { parseAddress } from './parse-address.ts'
import { AnswerError } from '@network-site/protocol/read-answer'
import { useQuestVerdict } from './use-quest-verdict.ts'

const words = progressWords.why

interface VerdictFormProps {
  /** Asked about where no other is typed. */
  shownAddress: string
  quests: readonly { id: string; title: string }[]
}

/** Asks for the verdict that a platform gets, and says it in words with the block it was read at. */
export function VerdictForm({ shownAddress, quests }: VerdictFormProps) {
  const [problem, setProblem] = useState<string>()
  const verdict = useQuestVerdict()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { address, problem: found } = parseAddress(fieldText(form, 'address') || shownAddress)
    setProblem(found)
    if (address) verdict.mutate({ quest: fieldText(form, 'quest'), address })
    else verdict.reset()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput
        label={progressWords.chooser.label}
        placeholder={shownAddress || progressWords.chooser.placeholder}
        error={problem}
        name="address"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono text-small"
      />
      <Select label={words.quest} name="quest">
        {quests.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Button
        variant="secondary"
        isLoading={verdict.isPending}
        onClick={(event) => event.currentTarget.form?.requestSubmit()}
        className="self-start"
      >
        {verdict.isPending ? words.asking : words.ask}
      </Button>
      <div aria-live="polite" className="min-h-40 border-t border-line pt-5 text-small text-muted">
        {verdict.data && <Verdict state={verdict.data} />}
        {verdict.isError && (
          <p>{verdict.error instanceof AnswerError ? (verdict.error.sentence ?? words.failed) : words.failed}</p>
        )}
      </div>
    </form>
  )
}

function Verdict({ state }: { state: QuestState }) {
  const { isComplete, words: missing, asOf, address } = state
  return (
    <div className="flex flex-col gap-2 tabular-nums">
      <p className="text-ink">{isComplete ? words.verified : words.notVerified}</p>
      {missing && <p className="text-ink">{missing}</p>}
      {/* What is held or connected is told from this moment. */}
      {asOf && (
        <p>
          {fillPlaceholders(words.readAt, {
            block: formatNumber(asOf.block),
            time: formatTime(asOf.blockAt),
            behind: formatNumber(asOf.behindBlocks),
          })}
        </p>
      )}
      <p className="wrap-anywhere">{fillPlaceholders(words.wallet, { address })}</p>
    </div>
  )
}
