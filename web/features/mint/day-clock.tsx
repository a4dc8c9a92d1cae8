import { brand } from '@network-site/site/brand'
import { campaign } from '@network-site/site/campaign'
import { Countdown } from '../../ui/countdown.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useAtRest } from '../../ui/use-at-rest.ts'
import { useHydrated } from '../../ui/use-browser-value.ts'

const words = campaign.mint.day

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
  // The browser's first word about times of day takes it 30 ms, and a phone longer: after what is touched first.
  const isTold = useAtRest() && isKnown
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
          !isTold && 'invisible',
        )}
      >
        <span>
          {words.label} {day}
        </span>
        <span>
          {words.resets} {isTold ? timeOfDay(end, 'UTC') : placeOfTime} ({isTold ? timeOfDay(end) : placeOfTime}{' '}
          {words.yourTime})
        </span>
      </p>
    </div>
  )
}

/** As wide as a time, until there is one. */
const placeOfTime = '00:00 UTC'

function timeOfDay(moment: Date, timeZone?: string): string {
  return moment.toLocaleTimeString(brand.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
}
