import { useRender } from '@base-ui/react/use-render'
import { useLayoutEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactElement } from 'react'
import { joinClasses } from './join-classes.ts'

export interface RevealProps extends ComponentProps<'div'> {
  /** Waits this long after coming into view, to let things rise one after another. */
  delayMs?: number | undefined
  /** Takes the decision away from the scroll: shown and hidden as told. */
  isShown?: boolean | undefined
  /** The element to draw as. */
  render?: ReactElement | undefined
}

/**
 * Rises into view once, over 750 ms. It rests visible: only a running script hides it, and only while it is
 * still below the window, so nobody without script or with reduced motion ever misses anything.
 */
export function Reveal({ delayMs = 0, isShown, render, className, style, ...rest }: RevealProps) {
  const element = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'resting' | 'waiting' | 'shown'>('resting')
  const isDriven = isShown !== undefined

  useLayoutEffect(() => {
    const target = element.current
    if (isDriven || !target || target.getBoundingClientRect().top < window.innerHeight) return
    setPhase('waiting')
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setPhase('shown')
        observer.disconnect()
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isDriven])

  useLayoutEffect(() => {
    if (isDriven) setPhase(isShown ? 'shown' : 'waiting')
  }, [isDriven, isShown])

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
