import { useEffect, useEffectEvent, useState } from 'react'
import { joinClasses } from './join-classes.ts'

interface CountdownProps {
  label: string
  /** The end as a Unix timestamp in milliseconds; undefined until known. */
  targetMs: number | undefined
  now?: (() => number) | undefined
  onEnd?: (() => void) | undefined
  words: CountdownWords
  className?: string | undefined
}

export type CountdownWords = Record<'days' | 'hours' | 'minutes' | 'seconds', string>

/** The time left in days, hours, minutes, and seconds. It is not a live region, which would announce every second. */
export function Countdown({ label, targetMs, now = Date.now, onEnd, words, className }: CountdownProps) {
  // Null until mounted, because a prerendered page does not know the time.
  const [leftMs, setLeftMs] = useState<number | null>(null)
  const readClock = useEffectEvent((target: number) => Math.max(0, target - now()))
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick(target: number) {
      const left = readClock(target)
      setLeftMs(left)
      if (left === 0) end()
      else timer = setTimeout(tick, left % 1000 || 1000, target)
    }
    if (targetMs !== undefined) tick(targetMs)
    return () => clearTimeout(timer)
  }, [targetMs])

  const parts = leftMs === null ? null : split(leftMs)
  return (
    <div role="timer" aria-label={label} className={joinClasses('inline-flex max-w-full', className)}>
      <span className="sr-only">{parts === null ? '' : spoken(parts, words)}</span>
      <div
        aria-hidden="true"
        className="corner-ticks grid grid-cols-4 divide-x divide-line border border-line bg-surface"
      >
        {units.map((unit) => (
          <div key={unit} className="flex flex-col items-center gap-2 px-2 py-4 md:gap-3 md:px-5 md:py-6">
            {parts === null ? (
              <span key="unknown" className={numeral}>
                --
              </span>
            ) : (
              <span key="known" className={numeral}>
                {String(parts[unit]).padStart(2, '0')}
              </span>
            )}
            <span className="type-label text-micro text-faint max-sm:tracking-display">{words[unit]}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

const numeral = 'font-display text-numeral font-medium tabular-nums'
const units = ['days', 'hours', 'minutes', 'seconds'] as const
type Parts = Record<(typeof units)[number], number>

function split(leftMs: number): Parts {
  const seconds = Math.ceil(leftMs / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

function spoken(parts: Parts, words: CountdownWords): string {
  return units.map((unit) => `${parts[unit]} ${words[unit].toLowerCase()}`).join(', ')
}
