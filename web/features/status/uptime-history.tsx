import type { StatusDay } from '@network-site/protocol/network-status'
import { type StatusPart, statusParts } from '@network-site/protocol/status-parts'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { statusWords } from '@network-site/site/status-page'
import { joinClasses } from '../../ui/join-classes.ts'
import { hasFailed, isIncomplete, minutesPerDay, workedShare } from './status-summary.ts'

const { history: words, parts } = statusWords

/** The last 90 days of each part as a row of bars, and a list of the days with failures. */
export function UptimeHistory({ days, hasMail }: { days: readonly StatusDay[]; hasMail: boolean }) {
  const shown = statusParts.filter((part) => part !== 'mail' || hasMail)
  return (
    <>
      <div className="flex flex-col gap-8">
        {shown.map((part) => (
          <HistoryRow key={part} part={part} days={days} />
        ))}
      </div>
      <p className="type-caption mt-4 flex justify-between text-faint">
        <span>{words.first}</span>
        <span>{words.last}</span>
      </p>
      <Incidents days={days} />
    </>
  )
}

function HistoryRow({ part, days }: { part: StatusPart; days: readonly StatusDay[] }) {
  const share = workedShare(days, part)
  const recorded = days.filter(({ recordedMinutes }) => recordedMinutes > 0).length
  const percent = share === undefined ? undefined : formatShare(share)
  const { name } = parts[part]
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="type-label text-label">{name}</span>
        <span className="text-small text-muted tabular-nums">
          {percent === undefined ? words.noRecord : fillPlaceholders(words.share, { percent })}
        </span>
      </p>
      <p className="sr-only">
        {percent === undefined
          ? `${name}: ${words.noRecord}`
          : fillPlaceholders(pluralForm(words.row, recorded, language.locale), {
              part: name,
              percent,
              count: recorded,
            })}
      </p>
      <div aria-hidden="true" className="mt-3 flex h-10 gap-px sm:gap-[3px]">
        {days.map((day) => (
          <DayLine key={day.day} day={day} part={part} />
        ))}
      </div>
    </div>
  )
}

function DayLine({ day, part }: { day: StatusDay; part: StatusPart }) {
  const share = workedShare([day], part)
  const failed = day.failedMinutes[part]
  const title =
    share === undefined
      ? fillPlaceholders(words.dayWithoutRecord, { day: day.day })
      : fillPlaceholders(words.day, { day: day.day, percent: formatShare(share), minutes: failed })
  return (
    <span
      title={title}
      className={joinClasses(
        'flex min-w-0 flex-1 flex-col justify-end',
        share === undefined ? 'border-b border-line' : 'bg-line-strong',
      )}
    >
      {/* At least a quarter of the height, so that a one-minute failure is visible. */}
      {share !== undefined && failed > 0 && (
        <span className="bg-accent" style={{ height: `${Math.max(25, (1 - share) * 100)}%` }} />
      )}
    </span>
  )
}

function Incidents({ days }: { days: readonly StatusDay[] }) {
  const today = days.at(-1)?.day ?? ''
  const troubled = days.filter((day) => hasFailed(day) || isIncomplete(day, today)).toReversed()
  return (
    <section aria-labelledby="troubles" className="mt-block">
      <h3 id="troubles" className="type-label text-title">
        {words.troubles}
      </h3>
      {troubled.length === 0 ? (
        <p className="mt-3 text-small text-muted">{words.noTroubles}</p>
      ) : (
        <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
          {troubled.map((day) => (
            <li key={day.day} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 text-small text-muted">
              <time dateTime={day.day} className="text-ink tabular-nums">
                {day.day}
              </time>
              <span className="flex flex-wrap gap-x-4">
                {statusParts
                  .filter((part) => day.failedMinutes[part] > 0)
                  .map((part) => (
                    <span key={part}>
                      {fillPlaceholders(words.trouble, { part: parts[part].name, minutes: day.failedMinutes[part] })}
                    </span>
                  ))}
                {isIncomplete(day, today) && (
                  <span>
                    {fillPlaceholders(words.incomplete, { percent: formatShare(day.recordedMinutes / minutesPerDay) })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Formats a share as a percentage, never rounding up to 100 %. */
function formatShare(share: number): string {
  percentFormat ??= new Intl.NumberFormat(language.locale, { style: 'percent', maximumFractionDigits: 2 })
  return percentFormat.format(share < 1 ? Math.min(share, 0.9999) : 1)
}

/** Created with the first value, because it takes a phone up to 90 ms. */
let percentFormat: Intl.NumberFormat | undefined
