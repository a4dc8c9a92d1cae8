import { useEffect, useRef, type ComponentProps, type CSSProperties, type ReactElement } from 'react'
import { joinClasses, renderAs } from './join-classes.ts'
import { useBrowserValue } from './use-browser-value.ts'

type Phase = 'waiting' | 'shown'
type RevealAttributes = { 'data-reveal'?: Phase | undefined; 'data-reveal-driven'?: '' }

interface RevealProps extends ComponentProps<'div'> {
  /** Delays the animation, to stagger several elements. */
  delayMs?: number | undefined
  /** Shows or hides the element instead of the scroll position. */
  isShown?: boolean | undefined
  /** The element to render. */
  render?: ReactElement | undefined
}

/** Fades and rises into view once, over 750 ms. Content is hidden only by a script and only below the viewport. */
export function Reveal(props: RevealProps) {
  return props.isShown === undefined ? <ScrollReveal {...props} /> : <ControlledReveal {...props} />
}

/** Sets the phase on the element instead of in state, to avoid rerendering. */
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
        // The height is 0 if the browser skipped the layout of a distant element.
        const { top, height } = entry.boundingClientRect
        const isBelow = top >= window.innerHeight || height === 0
        if (!isWaiting && isBelow) {
          isWaiting = true
          enter('waiting')
        } else if (!isWaiting || entry.isIntersecting) {
          if (isWaiting) enter('shown')
          observer.disconnect()
        }
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  // oxlint-disable-next-line react/refs -- the ref is passed to the element, not read
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
