import { useRender } from '@base-ui/react/use-render'
import { useLayoutEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactElement } from 'react'
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

  useLayoutEffect(() => {
    const target = element.current
    if (isDriven || !target || target.getBoundingClientRect().top < window.innerHeight) return undefined
    setOwnPhase('waiting')
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setOwnPhase('shown')
        observer.disconnect()
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isDriven])

  const delay = { '--reveal-delay': `${delayMs}ms` } as CSSProperties
  return useRender({
    defaultTagName: 'div',
    render,
    ref: element,
    props: {
      ...rest,
      'data-reveal': phase === 'resting' ? undefined : phase,
      'data-reveal-driven': isDriven ? '' : undefined,
      className: joinClasses('reveal', className),
      style: delayMs === 0 ? style : { ...delay, ...style },
    },
  })
}
