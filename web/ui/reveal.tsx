import { useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactElement } from 'react'
import { drawAs } from './draw-as.ts'
import { joinClasses } from './join-classes.ts'
import { useHydrated } from './use-hydrated.ts'

export interface RevealProps extends ComponentProps<'div'> {
  /** Waits this long after coming into view, to let things rise one after another. */
  delayMs?: number | undefined
  /** Takes the decision away from the scroll: shown and hidden as told. */
  isShown?: boolean | undefined
  /** The element to draw as. */
  render?: ReactElement | undefined
}

type Phase = 'resting' | 'waiting' | 'shown'

/**
 * Rises into view once, over 750 ms. It rests visible: only a running script hides it, and only while it is
 * still below the window, so nobody without script or with reduced motion ever misses anything.
 */
export function Reveal({ delayMs = 0, isShown, render, className, style, ...rest }: RevealProps) {
  const element = useRef<HTMLDivElement>(null)
  const [ownPhase, setOwnPhase] = useState<Phase>('resting')
  const isHydrated = useHydrated()
  const isDriven = isShown !== undefined
  const drivenPhase: Phase = isShown ? 'shown' : 'waiting'
  const phase = isDriven ? (isHydrated ? drivenPhase : 'resting') : ownPhase

  useEffect(() => {
    const target = element.current
    if (isDriven || !target) return undefined
    let isWaiting = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isBelow = entry.boundingClientRect.top >= window.innerHeight
        if (!isWaiting && isBelow) {
          isWaiting = true
          setOwnPhase('waiting')
        } else if (!isWaiting || entry.isIntersecting) {
          // Seen already, or seen now: either way there is nothing left to wait for.
          if (isWaiting) setOwnPhase('shown')
          observer.disconnect()
        }
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isDriven])

  const delay = { '--reveal-delay': `${delayMs}ms` } as CSSProperties
  const marks = {
    'data-reveal': phase === 'resting' ? undefined : phase,
    'data-reveal-driven': isDriven ? '' : undefined,
  }
  // oxlint-disable-next-line react/refs -- the ref is handed on to the element, not read
  return drawAs('div', render, {
    ...rest,
    ...marks,
    ref: element,
    className: joinClasses('reveal', className),
    style: delayMs === 0 ? style : { ...delay, ...style },
  })
}
