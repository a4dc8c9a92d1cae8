import { tokenWidget } from '@network-site/site/token-widget'
import type { ReactNode } from 'react'
import { useFrameReport } from './use-frame-report.ts'

/** The widget's own page: nothing around it but the dark, and what it shows in the middle. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  const content = useFrameReport()
  return (
    <main
      id="content"
      aria-label={tokenWidget.label}
      className="relative isolate flex min-h-dvh flex-col overflow-clip bg-sunken"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[radial-gradient(80rem_44rem_at_15%_-12%,var(--color-ember),transparent_70%)]"
      />
      <div ref={content} className="mx-auto my-auto w-full max-w-6xl px-4 py-6 sm:px-8 lg:py-12">
        {children}
      </div>
    </main>
  )
}
