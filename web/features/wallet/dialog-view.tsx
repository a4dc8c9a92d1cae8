import { walletWords } from '@network-site/site/wallet'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface DialogViewProps {
  children: ReactNode
  /** Leads back to the list. */
  onBack: () => void
}

/** A further step of the dialog. Takes the focus, which the control that led here has taken away with it. */
export function DialogView({ children, onBack }: DialogViewProps) {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => view.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={view} tabIndex={-1} className="outline-none">
      {children}
      <div className="-mx-6 mt-7 -mb-7 border-t border-line px-6 py-3 md:-mx-8 md:px-8">
        <Button variant="ghost" size="small" icon={<ArrowLeft />} onClick={onBack}>
          {walletWords.dialog.back}
        </Button>
      </div>
    </div>
  )
}
