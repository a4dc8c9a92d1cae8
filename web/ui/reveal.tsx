import { useEffect, useRef, type ComponentProps, type CSSProperties, type ReactElement } from 'react'
import { drawAs } from './draw-as.ts'
import { joinClasses } from './join-classes.ts'
import { useInBrowser } from './use-in-browser.ts'

export interface RevealProps extends ComponentProps<'div'> {
  /** Waits this long after coming into view, to let things rise one after another. */
  delayMs?: number | undefined
  /** Takes the decision away from the scroll: shown and hidden as told. */
  isShown?: boolean | undefined
  /** The element to draw as. */
  render?: ReactElement | undefined
}

type Phase = 'waiting' | 'shown'

/**
 * Rises into view once, over 750 ms. It rests visible: only a running script hides it, and only while it is
 * still below the window, so nobody without script or with reduced motion ever misses anything.
 */
export function Reveal(props: RevealProps) {
  return props.isShown === undefined ? <OwnReveal {...props} /> : <DrivenReveal {...props} />
}

/** Its phase is a mark on the element alone: a page full of them is not drawn again for it. */
function OwnReveal(props: RevealProps) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const enter = (phase: Phase) => (target.dataset['reveal'] = phase)
    let isWaiting = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isBelow = entry.boundingClientRect.top >= window.innerHeight
        if (!isWaiting && isBelow) {
          isWaiting = true
          enter('waiting')
        } else if (!isWaiting || entry.isIntersecting) {
          // Seen already, or seen now: either way there is nothing left to wait for.
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
  return drawReveal(props, { ref: element })
}

function DrivenReveal({ isShown, ...props }: RevealProps) {
  const isAlive = useInBrowser(yes, false)
  const phase: Phase = isShown ? 'shown' : 'waiting'
  return drawReveal(props, { 'data-reveal': isAlive ? phase : undefined, 'data-reveal-driven': '' })
}

const yes = () => true

function drawReveal(
  { delayMs = 0, render, className, style, ...rest }: RevealProps,
  own: ComponentProps<'div'> & Marks,
) {
  const delay = { '--reveal-delay': `${delayMs}ms` } as CSSProperties
  return drawAs('div', render, {
    ...rest,
    ...own,
    className: joinClasses('reveal', className),
    style: delayMs === 0 ? style : { ...delay, ...style },
  })
}

type Marks = { 'data-reveal'?: Phase | undefined; 'data-reveal-driven'?: '' | undefined }
