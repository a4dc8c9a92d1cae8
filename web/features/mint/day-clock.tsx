import { odyssey } from '@home/site/odyssey'
import { Countdown } from '../../ui/countdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const words = odyssey.mint.day

interface DayClockProps {
  day: number | undefined
  endsAtSeconds: number | undefined
}

/** When all 42 can be minted again: counted down, and as a time of day here and in UTC. */
export function DayClock({ day, endsAtSeconds }: DayClockProps) {
  const isHydrated = useHydrated()
  if (endsAtSeconds === undefined || !isHydrated) return <Skeleton className="h-44 w-full" />
  const end = new Date(endsAtSeconds * 1000)
  return (
    <div>
      <p aria-hidden="true" className="type-caption mb-3 text-muted">
        {words.countdown}
      </p>
      <Countdown
        label={words.countdown}
        words={words.units}
        targetMs={end.getTime()}
        className="w-full [&>div]:w-full"
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-faint tabular-nums">
        <span>
          {words.label} {day}
        </span>
        <span>
          {words.resets} {timeOfDay(end, 'UTC')} ({timeOfDay(end)} {words.yourTime})
        </span>
      </p>
    </div>
  )
}

function timeOfDay(moment: Date, timeZone?: string): string {
  return moment.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
}
