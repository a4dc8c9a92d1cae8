import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface BoardNoticeProps {
  title: string
  text: string
  /** Where to go from here. */
  children: ReactNode
}

/** In the place of the rows, where there are none. */
export function BoardNotice({ title, text, children }: BoardNoticeProps) {
  return (
    <Card padding="roomy" className="flex flex-col items-start gap-4">
      <h3 className="type-label text-title wrap-anywhere">{title}</h3>
      <p className="max-w-prose text-muted wrap-anywhere">{text}</p>
      <div className="mt-2 flex flex-wrap gap-x-8 gap-y-3">{children}</div>
    </Card>
  )
}
