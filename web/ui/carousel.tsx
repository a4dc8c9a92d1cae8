import {
  Children,
  isValidElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { arrowStep, inlineSign } from './reading-direction.ts'
import { SlideRow } from './slide-row.tsx'
import { useHydrated, useReducedMotion } from './use-browser-value.ts'
import { useSwipe } from './use-swipe.ts'

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  /** Each child is a slide. */
  children: ReactNode
  /** Advances automatically unless hovered, focused, hidden, or paused. */
  isAutoplaying?: boolean | undefined
  intervalMs?: number | undefined
  words: CarouselWords
  className?: string | undefined
}

export interface CarouselWords {
  /** The role descriptions of the carousel and of a slide. */
  carousel: string
  slide: string
  /** Names a slide; `{position}` and `{count}` stand for numbers. */
  position: string
  dots: string
  pause: string
  play: string
}

const swipeTolerancePx = 30
const transitionMs = 350

/** Shows one slide at a time in an endless loop, changed by swipe, dots, or autoplay. */
export function Carousel({
  label,
  children,
  isAutoplaying = false,
  intervalMs = 3000,
  words,
  className,
}: CarouselProps) {
  const slides = Children.toArray(children)
  const count = slides.length
  const viewport = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()
  const [index, setIndex] = useState(0)
  const [move, setMove] = useState<SlideMove | null>(null)
  const [isPausedByHand, setIsPausedByHand] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isReducedMotion = useReducedMotion()
  const hasMany = count > 1
  const isTurning = isAutoplaying && hasMany && !isPausedByHand && !isReducedMotion

  function goTo(target: number, direction: 1 | -1, travelPx = 0) {
    const to = (target + count) % count
    setMove({ from: index, to, direction, travelPx })
    setIndex(to)
  }

  const swipe = useSwipe({
    surface: viewport,
    isEnabled: isReady && hasMany,
    tolerancePx: swipeTolerancePx,
    onSwipe: (step, travelPx) => goTo(index + step, step, travelPx),
    onCancel: (travelPx) => goTo(index, 1, travelPx),
  })
  useSlideMotion(viewport, move, isReducedMotion ? 0 : transitionMs)
  useAutoplay({
    isRunning: isTurning && !isHovered && !isFocused && swipe.travelPx === 0,
    intervalMs,
    turn: index,
    onTurn: (turn) => goTo(turn + 1, 1),
  })

  const nameSlide = (position: number) =>
    words.position.replace('{position}', String(position + 1)).replace('{count}', String(count))

  const pausing = {
    onPointerEnter: (event: { pointerType: string }) => setIsHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }

  if (!isReady) {
    return (
      <SlideRow label={label} className={className}>
        {children}
      </SlideRow>
    )
  }
  return (
    <section aria-roledescription={words.carousel} aria-label={label} className={joinClasses('min-w-0', className)}>
      <div
        ref={viewport}
        {...pausing}
        {...swipe.handlers}
        onDragStart={(event) => event.preventDefault()}
        aria-live={isTurning ? 'off' : 'polite'}
        // The padding of 1 px keeps the overflow from clipping a slide's border.
        className="-m-px grid touch-pan-y overflow-clip p-px"
      >
        {slides.map((slide, position) => (
          <div
            key={isValidElement(slide) ? slide.key : position}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag for a group is fieldset, which is for forms
            role="group"
            aria-roledescription={words.slide}
            aria-label={nameSlide(position)}
            inert={position !== index}
            style={slideStyle({ position, index, count, travelPx: swipe.travelPx })}
            className="col-start-1 row-start-1 min-w-0"
          >
            {slide}
          </div>
        ))}
      </div>
      {hasMany && (
        <div className="mt-4 grid min-h-10 grid-cols-[1fr_auto_1fr] items-center gap-3">
          {isAutoplaying && !isReducedMotion && (
            <IconButton
              label={isPausedByHand ? words.play : words.pause}
              icon={isPausedByHand ? <Icon name="play" /> : <Icon name="pause" />}
              variant="bare"
              size="small"
              className="col-start-3 row-start-1 justify-self-start"
              onClick={() => setIsPausedByHand(!isPausedByHand)}
            />
          )}
          <div {...pausing} className="col-start-2 row-start-1">
            <CarouselDots
              count={count}
              current={index}
              label={words.dots}
              slideLabel={nameSlide}
              onChoose={(target) => target !== index && goTo(target, target > index ? 1 : -1)}
            />
          </div>
        </div>
      )}
    </section>
  )
}

/** Positions a slide: the current one follows the pointer, with its neighbor beside it. */
function slideStyle(at: { position: number; index: number; count: number; travelPx: number }): CSSProperties {
  const { position, index, count, travelPx } = at
  if (position === index) return travelPx === 0 ? {} : { transform: `translateX(${travelPx}px)` }
  const side = travelPx < 0 ? 1 : -1
  const isNeighbor = travelPx !== 0 && position === (index + side * inlineSign() + count) % count
  return isNeighbor ? { transform: `translateX(calc(${side * 100}% + ${travelPx}px))` } : { visibility: 'hidden' }
}

interface CarouselDotsProps {
  count: number
  current: number
  onChoose: (index: number) => void
  slideLabel: (index: number) => string
  label: string
}

/** One dot per slide, navigable with the arrow keys. */
function CarouselDots({ count, current, onChoose, slideLabel, label }: CarouselDotsProps) {
  const group = useRef<HTMLUListElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + count) % count
    onChoose(next)
    group.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ul ref={group} aria-label={label} className="flex">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="inline-flex">
          <button
            type="button"
            aria-label={slideLabel(index)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
            onKeyDown={onKeyDown}
            className="group/dot inline-flex size-8 items-center justify-center rounded-round focus-visible:outline-offset-0"
          >
            <span className="size-2 rounded-round border border-brass transition-[background-color,border-color,box-shadow,scale] group-hover/dot:border-brass-bright group-aria-current/dot:scale-125 group-aria-current/dot:border-accent group-aria-current/dot:bg-accent group-aria-current/dot:shadow-glow" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface AutoplayOptions {
  isRunning: boolean
  intervalMs: number
  /** A new turn restarts the interval. */
  turn: number
  onTurn: (turn: number) => void
}

/** Calls `onTurn` after each interval while running in a visible tab. */
function useAutoplay({ isRunning, intervalMs, turn, onTurn }: AutoplayOptions) {
  const isPageVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
  const advance = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isRunning || !isPageVisible) return undefined
    const timer = setTimeout(() => advance(turn), intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, isPageVisible, intervalMs, turn])
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

interface SlideMove {
  from: number
  to: number
  /** 1 if the new slide enters from the end of the reading direction, -1 from the start. */
  direction: 1 | -1
  /** How far the slides have been dragged already. */
  travelPx: number
}

/** Animates slide changes without cloning slides. */
function useSlideMotion(viewport: RefObject<HTMLElement | null>, move: SlideMove | null, durationMs: number) {
  const played = useRef<SlideMove | null>(null)
  useLayoutEffect(() => {
    if (!move || move === played.current || !viewport.current) return
    played.current = move
    const slides = Array.from(viewport.current.children)
    for (const slide of slides) for (const animation of slide.getAnimations()) animation.cancel()
    const easing = getComputedStyle(viewport.current).getPropertyValue('--ease-engage')
    const timing = { duration: durationMs, easing }
    const start = `${move.travelPx}px`
    if (move.from === move.to) {
      slides[move.to]?.animate([{ transform: `translateX(${start})` }, { transform: 'none' }], timing)
      return
    }
    const side = move.direction * inlineSign() * 100
    slides[move.from]?.animate(
      [
        { transform: `translateX(${start})`, visibility: 'visible' },
        { transform: `translateX(${-side}%)`, visibility: 'visible' },
      ],
      timing,
    )
    slides[move.to]?.animate([{ transform: `translateX(calc(${side}% + ${start}))` }, { transform: 'none' }], timing)
  }, [viewport, move, durationMs])
}
