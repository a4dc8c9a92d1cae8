import { Children, isValidElement, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { CarouselDots } from './carousel-dots.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { SlideRow } from './slide-row.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useHydrated } from './use-hydrated.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSlideMotion, type SlideMove } from './use-slide-motion.ts'
import { useSwipe } from './use-swipe.ts'

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  /** Each child is a slide. */
  children: ReactNode
  /** Advances by itself until hovered, focused, hidden or paused. */
  isAutoplaying?: boolean | undefined
  intervalMs?: number | undefined
  swipeTolerancePx?: number | undefined
  transitionMs?: number | undefined
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

/** Shows one slide at a time, changed by swipe, dot or autoplay, in an endless loop. */
export function Carousel({
  label,
  children,
  isAutoplaying = false,
  intervalMs = 3000,
  swipeTolerancePx = 30,
  transitionMs = 350,
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
    onSwipe: (way, travelPx) => (way === 'forward' ? goTo(index + 1, 1, travelPx) : goTo(index - 1, -1, travelPx)),
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
        // A pixel of padding, so that the overflow does not clip a slide's border.
        className="-m-px grid touch-pan-y overflow-clip p-px"
      >
        {slides.map((slide, position) => (
          <div
            key={isValidElement(slide) ? slide.key : position}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is a group that names itself a slide, and a fieldset is for forms
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

/** The position of a slide: the current one follows the pointer, with its neighbour beside it. */
function slideStyle(at: { position: number; index: number; count: number; travelPx: number }): CSSProperties {
  const { position, index, count, travelPx } = at
  if (position === index) return travelPx === 0 ? {} : { transform: `translateX(${travelPx}px)` }
  const side = travelPx < 0 ? 1 : -1
  const isNeighbour = travelPx !== 0 && position === (index + side + count) % count
  return isNeighbour ? { transform: `translateX(calc(${side * 100}% + ${travelPx}px))` } : { visibility: 'hidden' }
}
