import { itemCount } from '@network-site/protocol/item-count'
import { campaign } from '@network-site/site/campaign'
import { Layers } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { MintPage } from './use-mint-page.ts'

const words = campaign.mint

/** Shows how many items are minted today, and the button that mints the rest. */
export function MintPanel({ page, isConnected }: { page: MintPage; isConnected: boolean }) {
  const { mintedCount, left, store, snapshot, isOpen, day } = page
  const count = `${mintedCount} ${words.progress.of} ${itemCount} ${words.progress.today}`
  const isDone = isConnected && mintedCount === itemCount
  return (
    <div className="flex flex-1 flex-col justify-center gap-5">
      <ProgressBar label={words.progress.label} value={mintedCount} max={itemCount} valueText={count} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          size="large"
          icon={<Layers />}
          disabled={!store || left.length === 0 || !isOpen || day === 0}
          isLoading={snapshot.isRunning}
          onClick={() => void store?.mintAll(left)}
        >
          {snapshot.isRunning ? words.all.running : words.all.action}
        </Button>
        <p className="flex-1 basis-56 text-small text-muted">
          {isDone ? words.all.done : isConnected ? words.all.hint : words.connectFirst}
        </p>
      </div>
      <output className="sr-only">{isConnected ? count : ''}</output>
    </div>
  )
}
