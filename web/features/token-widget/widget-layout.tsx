import type { WidgetMessage } from '@network-site/protocol/token-widget'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { OrbitSpinner } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Orbits } from '../../ui/orbits.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'

interface WidgetFrameProps {
  label: string
  accentColor: string | undefined
  children: ReactNode
}

/** Renders the widget's document, themed by `accentColor`. */
export function WidgetFrame({ label, accentColor, children }: WidgetFrameProps) {
  useAccentColor(accentColor)
  const content = useHeightMessages()
  return (
    <main aria-label={label} className={`min-h-dvh ${frameClass}`}>
      {/* Hidden until the next element has arrived. Centered content would shift as the rest of the document arrives. */}
      <div ref={content} className={`not-[:has(+*)]:hidden ${contentClass}`}>
        {children}
      </div>
      <Glow />
    </main>
  )
}

/** Looks like the loading widget. The surrounding page shows it until the frame has loaded. */
export function WidgetPlaceholder({ label }: { label: string }) {
  return (
    <div className={`flex-1 ${frameClass}`}>
      <div className={contentClass}>
        <WidgetSkeleton label={label} />
      </div>
      <Glow />
    </div>
  )
}

const frameClass = 'relative isolate flex flex-col overflow-clip bg-sunken'
const contentClass = 'mx-auto my-auto w-full max-w-6xl px-4 py-6 sm:px-8 lg:py-12'

function Glow() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 -z-10 bg-[radial-gradient(80rem_44rem_at_15%_-12%,var(--color-ember),transparent_70%)] rtl:-scale-x-100"
    />
  )
}

/** Puts introduction and facts on the left and the card on the right; in a narrow frame, the card between them. */
export function WidgetColumns({ intro, card, facts }: { intro: ReactNode; card: ReactNode; facts: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_minmax(0,30rem)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-20 lg:gap-y-10">
      <div className="z-10 min-w-0 lg:row-start-2">{intro}</div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
        <OrbitBackground>{card}</OrbitBackground>
      </div>
      <div className="z-10 min-w-0 lg:row-start-3">{facts}</div>
    </div>
  )
}

/** Draws orbits behind a card, on wide screens only. */
export function OrbitBackground({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('relative isolate', className)}>
      <Orbits className="absolute top-1/2 left-1/2 -z-10 hidden size-[76rem] -translate-1/2 opacity-45 lg:block" />
      {children}
    </div>
  )
}

/** Sets the accent color, from which the styles derive all shades. Its lightness is clamped for contrast. */
function useAccentColor(color: string | undefined): void {
  useLayoutEffect(() => {
    if (color === undefined) return undefined
    const { style } = document.documentElement
    const before = style.getPropertyValue('--brand-accent')
    style.setProperty('--brand-accent', `oklch(from ${color} clamp(0.5, l, 0.92) c h / 1)`)
    return () => style.setProperty('--brand-accent', before)
  }, [color])
}

/** Posts the widget's height to the surrounding page, initially and on every change. */
function useHeightMessages() {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current
    if (!element || window.parent === window) return undefined
    const observer = new ResizeObserver(() => {
      const heightPixels = Math.max(1, Math.ceil(element.offsetHeight))
      const message: WidgetMessage = { type: 'token-widget', heightPixels }
      window.parent.postMessage(message, window.location.origin)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return content
}

/** Shows the widget's layout while the token loads. Its card has exactly the height of the final one. */
export function WidgetSkeleton({ label }: { label: string }) {
  return (
    <WidgetColumns
      intro={
        <>
          <Skeleton className="type-caption h-[1lh] w-48" />
          <Skeleton className="mt-3 h-[2lh] w-4/5 text-heading-2 sm:h-[1lh] lg:mt-5 lg:h-[2lh]" />
          <Skeleton className="mt-3 h-[3lh] w-full text-small sm:h-[2lh] lg:mt-6 lg:h-[3lh] lg:text-lead" />
        </>
      }
      card={
        <Card variant="lit" className="flex flex-col gap-5">
          <output className="flex min-h-10 items-center gap-3 text-small text-muted">
            <OrbitSpinner className="text-brass" />
            {label}
          </output>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-27 lg:h-30" />
            <Skeleton className="h-27 lg:h-30" />
          </div>
          <Skeleton className="h-[calc(3lh+1.5rem)] border-transparent text-small" />
          <Skeleton className="h-14" />
        </Card>
      }
      facts={<Skeleton className="h-55 sm:h-37.5" />}
    />
  )
}
