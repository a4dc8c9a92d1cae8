import { fillPlaceholders } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { campaign } from '@network-site/site/campaign'
import { Countdown } from '../../ui/countdown.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useAtRest } from '../../ui/use-at-rest.ts'
import { useHydrated } from '../../ui/use-browser-value.ts'
import type { MintPage } from './use-mint-page.ts'

const words = campaign.mint.day

/** Shows when the next mint day begins: a countdown, and the local and UTC time. Reserves its space until loaded. */
export function DayClock({ day, endsAtSeconds }: Pick<MintPage, 'day' | 'endsAtSeconds'>) {
  const isHydrated = useHydrated()
  const isKnown = isHydrated && endsAtSeconds !== undefined
  const end = new Date(isKnown ? endsAtSeconds * 1000 : 0)
  // A browser's first time format takes 30 ms, longer on a phone, so it waits until the page is idle.
  const isFormatted = useAtRest() && isKnown
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
          !isFormatted && 'invisible',
        )}
      >
        <span>{fillPlaceholders(words.label, { day: day ?? '' })}</span>
        <span>{isFormatted ? resetTime(end) : fillPlaceholders(words.resets, timePlaceholders)}</span>
      </p>
    </div>
  )
}

/** Reserves the width of formatted times. */
const timePlaceholders = { utc: '00:00 UTC', local: '00:00 UTC' }

/** Says when the day ends: in UTC and, if it differs, in the visitor's time zone. */
function resetTime(end: Date): string {
  const [utc, local] = [timeOfDay(end, 'UTC'), timeOfDay(end)]
  return fillPlaceholders(utc === local ? words.resetsInUtc : words.resets, { utc, local })
}

function timeOfDay(moment: Date, timeZone?: string): string {
  return moment.toLocaleTimeString(language.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
}
