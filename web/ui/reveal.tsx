import { useEffect, useRef, type ComponentProps, type CSSProperties, type ReactElement } from 'react'
import { joinClasses, renderAs } from './join-classes.ts'
import { useBrowserValue } from './use-browser-value.ts'

interface RevealProps extends ComponentProps<'div'> {
  /** Delays the animation, to stagger several elements. */
  delayMs?: number | undefined
  /** Controls it: shown and hidden by the caller, not by the scroll position. */
  isShown?: boolean | undefined
  /** The element to render. */
  render?: ReactElement | undefined
}

type Phase = 'waiting' | 'shown'

/**
 * Fades and rises into view once, over 750 ms. Only a running script hides it, and only while it is below the viewport,
 * so that nothing is missing without scripts or under reduced motion.
 */
export function Reveal(props: RevealProps) {
  return props.isShown === undefined ? <ScrollReveal {...props} /> : <ControlledReveal {...props} />
}

/** The phase is set on the element, not in state: a page full of reveals is not rendered again for it. */
function ScrollReveal(props: RevealProps) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const enter = (phase: Phase) => (target.dataset['reveal'] = phase)
    let isWaiting = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // Without a size: the browser has skipped its layout, because it is far away.
        const { top, height } = entry.boundingClientRect
        const isBelow = top >= window.innerHeight || height === 0
        if (!isWaiting && isBelow) {
          isWaiting = true
          enter('waiting')
        } else if (!isWaiting || entry.isIntersecting) {
          // It was in view before, or is now.
          if (isWaiting) enter('shown')
          observer.disconnect()
        }
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  // oxlint-disable-next-line react/refs -- the ref is handed on to the element, not read
  return renderReveal(props, { ref: element })
}

function ControlledReveal({ isShown, ...props }: RevealProps) {
  const isHydrated = useBrowserValue(yes, false)
  const phase: Phase = isShown ? 'shown' : 'waiting'
  return renderReveal(props, { 'data-reveal': isHydrated ? phase : undefined, 'data-reveal-driven': '' })
}

const yes = () => true

function renderReveal(
  { delayMs = 0, render, className, style, ...rest }: RevealProps,
  own: ComponentProps<'div'> & RevealAttributes,
) {
  const delay = { '--reveal-delay': `${delayMs}ms` } as CSSProperties
  return renderAs('div', render, {
    ...rest,
    ...own,
    className: joinClasses('reveal', className),
    style: delayMs === 0 ? style : { ...delay, ...style },
  })
}

type RevealAttributes = { 'data-reveal'?: Phase | undefined; 'data-reveal-driven'?: '' | undefined }
