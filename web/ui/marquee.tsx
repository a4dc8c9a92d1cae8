import { useState, type CSSProperties, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

interface MarqueeProps {
  /** Names the list for screen readers. */
  label: string
  items: readonly { id: string; content: ReactNode }[]
  /** The number of repetitions, for lists too short to fill a wide window. */
  repeat?: number | undefined
  /** The duration of one full loop. */
  durationSeconds?: number | undefined
  pauseLabel: string
  playLabel: string
  className?: string | undefined
  /** Styles each list as a whole, which is cheaper to paint than styling each item. */
  listClassName?: string | undefined
}

/** A list that scrolls in an endless loop, paused by hover, focus, or a button. Plain under reduced motion. */
export function Marquee({
  label,
  items,
  repeat = 1,
  durationSeconds = 60,
  pauseLabel,
  playLabel,
  className,
  listClassName,
}: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false)
  const pace = { '--marquee-duration': `${durationSeconds}s` } as CSSProperties
  return (
    <section
      aria-label={label}
      data-paused={isPaused ? '' : undefined}
      style={pace}
      className={joinClasses('flex min-w-0 items-center gap-3', className)}
    >
      <div className="marquee-window min-w-0 flex-1 mask-x-from-90% mask-x-to-100% motion-reduce:mask-none">
        <div className="marquee-track flex w-max motion-reduce:w-full">
          {Array.from({ length: repeat * 2 }, (_, copy) => (
            <ul
              key={copy}
              aria-hidden={copy > 0 || undefined}
              inert={copy > 0}
              className={joinClasses(
                'flex shrink-0 items-center motion-reduce:w-full motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-6',
                copy > 0 && 'motion-reduce:hidden',
                listClassName,
              )}
            >
              {items.map((item) => (
                <li key={item.id} className="shrink-0 px-6 max-md:motion-reduce:px-4 md:px-10">
                  {item.content}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <IconButton
        label={isPaused ? playLabel : pauseLabel}
        icon={isPaused ? <Icon name="play" /> : <Icon name="pause" />}
        variant="bare"
        size="small"
        className="motion-reduce:hidden"
        onClick={() => setIsPaused(!isPaused)}
      />
    </section>
  )
}
