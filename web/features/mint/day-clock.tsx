import { brand } from '@network-site/site/brand'
import { odyssey } from '@network-site/site/odyssey'
import { Countdown } from '../../ui/countdown.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const words = odyssey.mint.day

interface DayClockProps {
  day: number | undefined
  endsAtSeconds: number | undefined
}

/**
 * When all 42 can be minted again: a countdown, and the time of day here and in UTC. Until it is known, an empty place.
 */
export function DayClock({ day, endsAtSeconds }: DayClockProps) {
  const isHydrated = useHydrated()
  const isKnown = isHydrated && endsAtSeconds !== undefined
  const end = new Date(isKnown ? endsAtSeconds * 1000 : 0)
  return (
    <div>
      <p aria-hidden="true" className="type-caption mb-3 text-muted">
        {words.countdown}
      </p>
      <Countdown
        label={words.countdown}
        words={words.units}
        targetMs={isKnown ? end.getTime() : undefined}
        className="w-full [&>div]:w-full"
      />
      <p
        className={joinClasses(
          'mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-faint tabular-nums',
          !isKnown && 'invisible',
        )}
      >
        <span>
          {words.label} {day}
        </span>
        <span>
          {words.resets} {timeOfDay(end, 'UTC')} ({timeOfDay(end, isKnown ? undefined : 'UTC')} {words.yourTime})
        </span>
      </p>
    </div>
  )
}

function timeOfDay(moment: Date, timeZone?: string): string {
  return moment.toLocaleTimeString(brand.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
}
