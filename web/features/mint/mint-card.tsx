import { odyssey } from '@home/site/odyssey'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

interface MintCardProps {
  index: number
  picture: ReactNode
}

/** One picture of the collection. It cannot be minted before a wallet is connected. */
export function MintCard({ index, picture }: MintCardProps) {
  return (
    <Card render={<article />} variant="plain" padding="none" className="flex flex-col">
      {picture}
      <div className="flex items-center justify-between gap-2 border-t border-line p-2 pl-3">
        <span aria-hidden="true" className="type-caption text-faint tabular-nums">
          {String(index).padStart(2, '0')}
        </span>
        <Button size="small" disabled>
          {odyssey.mint.mint}
        </Button>
      </div>
    </Card>
  )
}
