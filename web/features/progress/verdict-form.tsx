import { fillPlaceholders } from '@network-site/protocol/fill-placeholders'
import type { QuestState } from '@network-site/protocol/quests'
import { progressWords } from '@network-site/site/progress'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { formatNumber, formatTime } from './format-moment.ts'
import { parseAddress } from './parse-address.ts'
import { AnswerError } from './read-answer.ts'
import { useQuestVerdict } from './use-quest-verdict.ts'

const words = progressWords.why

interface VerdictFormProps {
  initialAddress: string
  quests: readonly { id: string; title: string }[]
}

/** Asks for the verdict that a platform gets, and says it in words with the block it was read at. */
export function VerdictForm({ initialAddress, quests }: VerdictFormProps) {
  const [text, setText] = useState(initialAddress)
  const [quest, setQuest] = useState(quests[0]?.id ?? '')
  const [problem, setProblem] = useState<string>()
  const verdict = useQuestVerdict()

  function submit(event: FormEvent) {
    event.preventDefault()
    const { address, problem: found } = parseAddress(text)
    setProblem(found)
    if (address) verdict.mutate({ quest, address })
    else verdict.reset()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput
        label={progressWords.chooser.label}
        placeholder={progressWords.chooser.placeholder}
        error={problem}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono text-small"
      />
      <Select label={words.quest} value={quest} onChange={(event) => setQuest(event.target.value)}>
        {quests.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary" isLoading={verdict.isPending} className="self-start">
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
  const { block, blockAt, behindBlocks } = asOf
  return (
    <div className="flex flex-col gap-2 tabular-nums">
      <p className="text-ink">{isComplete ? words.verified : words.notVerified}</p>
      {missing && <p className="text-ink">{missing}</p>}
      <p>
        {fillPlaceholders(words.readAt, {
          block: formatNumber(block),
          time: formatTime(blockAt),
          behind: formatNumber(behindBlocks),
        })}
      </p>
      <p className="wrap-anywhere">{fillPlaceholders(words.wallet, { address })}</p>
    </div>
  )
}
