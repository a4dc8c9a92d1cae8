import { itemCount } from '@network-site/protocol/item-count'
import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { controls } from '@network-site/site/site-chrome'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AnswerButton } from '../../ui/unanswered.tsx'
import type { MintPage } from './use-mint-page.ts'

const words = campaign.mint

/** Shows how many items are minted today, and the button that mints the rest. */
export function MintPanel({ page, isConnected }: { page: MintPage; isConnected: boolean }) {
  const { minted, left, isProcessing, store, snapshot, isOpen, day } = page
  const [isPressed, setPressed] = useState(false)
  const count = fillPlaceholders(words.progress.count, { minted: minted.length, total: itemCount })
  const isDone = isConnected && minted.length === itemCount
  // Without this page's own run, the rest was requested before a reload or in another tab.
  const isRunning = isPressed || snapshot.isRunning || (isProcessing && left.length === 0)
  const unanswered = snapshot.unanswered.get('all')
  const hint = isDone ? words.all.done : isProcessing ? words.all.processing : words.all.hint

  /** Shows that the button was pressed before the run changes all cards, which takes a phone longer. */
  async function mintAll(): Promise<void> {
    setPressed(true)
    await nextPaint()
    await store?.mintAll(left).finally(() => setPressed(false))
  }

  return (
    <div className="flex flex-1 flex-col justify-center gap-5">
      <ProgressBar label={words.progress.label} value={minted.length} max={itemCount} valueText={count} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <AnswerButton
          unanswered={unanswered}
          words={controls.unanswered}
          size="large"
          icon={<Layers />}
          disabled={!store || left.length === 0 || !isOpen || day === 0}
          isLoading={isRunning}
          onClick={() => void mintAll()}
        >
          {isRunning ? words.all.running : words.all.action}
        </AnswerButton>
        {/* Reserves two lines on phones, so that the cards stay where they are during a run. */}
        <p className="min-h-[2lh] flex-1 basis-56 text-small text-muted sm:min-h-0">
          {unanswered ? controls.unanswered.waiting : isConnected ? hint : words.connectFirst}
        </p>
      </div>
      <output className="sr-only">{isConnected ? count : ''}</output>
    </div>
  )
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
