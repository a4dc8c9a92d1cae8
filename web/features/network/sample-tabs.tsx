import { networkPage } from '@network-site/site/network-page'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CommandBlock } from '../../ui/command-block.tsx'
import { arrowStep } from '../../ui/reading-direction.ts'
import { type CodeSample, highlight } from './code-samples.ts'

const words = networkPage.samples

/** Code samples, one tab per library. All panels share one grid cell, so that switching never moves the page. */
export function SampleTabs({ samples }: { samples: CodeSample[] }) {
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const last = samples.length - 1
    const step = arrowStep(event.key)
    const next = step === undefined ? { Home: 0, End: last }[event.key] : chosen + step
    if (next === undefined) return
    event.preventDefault()
    const at = next > last ? 0 : next < 0 ? last : next
    setChosen(at)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={words.tabs}
        className="flex overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {samples.map((sample, at) => (
          <button
            key={sample.id}
            id={`${id}${sample.id}-tab`}
            type="button"
            role="tab"
            aria-selected={at === chosen}
            aria-controls={`${id}${sample.id}`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => setChosen(at)}
            onKeyDown={move}
            className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-5 text-small text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
          >
            {sample.name}
          </button>
        ))}
      </div>
      <div className="mt-4 grid">
        {samples.map((sample, at) => (
          <div
            key={sample.id}
            id={`${id}${sample.id}`}
            role="tabpanel"
            aria-labelledby={`${id}${sample.id}-tab`}
            className={`col-start-1 row-start-1 flex min-w-0 flex-col gap-3 ${at === chosen ? '' : 'invisible'}`}
          >
            <Block title={words.install} command={sample.install} />
            <Block
              title={<bdi className="font-mono tracking-normal normal-case">{sample.file}</bdi>}
              command={sample.code}
              isHighlighted
            />
            <Block title={words.run} command={sample.run} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Block({ title, command, isHighlighted }: { title: ReactNode; command: string; isHighlighted?: boolean }) {
  return (
    <CommandBlock
      title={title}
      command={command}
      copyLabel={networkPage.copy}
      copiedLabel={networkPage.copied}
      selectedLabel={networkPage.copyByHand}
    >
      {isHighlighted &&
        highlight(command).map(({ start, kind, text }) => (
          <span key={start} className={colors[kind]}>
            {text}
          </span>
        ))}
    </CommandBlock>
  )
}

const colors = {
  comment: 'text-faint',
  keyword: 'text-accent-text',
  string: 'text-brass-bright',
  plain: undefined,
}
