import { agreement } from '@network-site/site/agreement/agreement'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

/** The way home, and the way onto paper. */
export function AgreementBar({ home }: { home: ReactNode }) {
  return (
    <header className="border-b border-line print:hidden">
      <div className="page-frame flex h-16 items-center justify-between">
        {home}
        <span className="not-in-data-visitor:hidden">
          <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
            {agreement.print}
          </Button>
        </span>
      </div>
    </header>
  )
}
