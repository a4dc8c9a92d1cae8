import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import { fillPlaceholders } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { progressWords } from '@network-site/site/progress-words'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { arrowStep } from '../../ui/reading-direction.ts'
import { formatDate } from './format-moment.ts'

const words = progressWords.streak
const fullCalendar = 60
/** From the first day on, the calendar is as wide as it will be when it is full. */
const fewestWeeks = 9
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Shows the last days, and at first also the coming ones, in a column per week. Click or arrow keys select a day, whose count appears below. */
export function StreakCalendar({ days }: { days: readonly CalendarDay[] }) {
  const [chosen, setChosen] = useState<number>()
  const table = useRef<HTMLTableElement>(null)
  const nameId = useId()
  const weeks = withWeeksAhead(calendarWeeks(days))
  const lastDate = days.at(-1)?.date ?? ''
  const today = days.at(-1)?.day
  const shown = days.find(({ day }) => day === chosen) ?? days.at(-1)

  function move(event: KeyboardEvent) {
    const week = arrowStep(event.key)
    const step = week === undefined ? steps[event.key] : week * 7
    if (step === undefined || !shown) return
    event.preventDefault()
    const next = days.find(({ day }) => day === shown.day + step)
    if (!next) return
    setChosen(next.day)
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${next.day}"]`)?.focus()
  }

  return (
    <>
      {/* Not a caption, which would be as narrow as a table of one week. */}
      <p id={nameId} className="type-caption mb-3 text-faint">
        {days.length < fullCalendar ? words.firstDays : fillPlaceholders(words.calendar, { count: days.length })}
      </p>
      <table ref={table} aria-labelledby={nameId} className="border-separate border-spacing-1 -mx-1">
        <thead>
          <tr>
            <td aria-hidden="true" className="w-7 sm:w-9" />
            {weeks.map(({ monday }, index) => (
              <th key={monday} scope="col" className="h-4 max-w-7 text-start text-micro font-normal text-faint">
                <span aria-hidden="true" className="whitespace-nowrap">
                  {monthLabel(weeks, index)}
                </span>
                <span className="sr-only">{formatDate(monday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayNames().map((weekday, place) => (
            <tr key={weekday}>
              <th scope="row" className="pe-1 text-start text-micro font-normal text-faint">
                {weekday}
              </th>
              {weeks.map(({ monday, days: ofWeek }) => {
                const day = ofWeek[place]
                return (
                  <td key={monday} className="p-0">
                    {!day && daysAfter(monday, place) > lastDate && <AheadCell />}
                    {day && (
                      <DayCell
                        day={day}
                        isToday={day.day === today}
                        isShown={day === shown}
                        onChoose={() => setChosen(day.day)}
                        onKeyDown={move}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-live="polite" className="mt-3 min-h-[1.55em] text-small text-ink tabular-nums">
        {shown && describeDay(shown, shown.day === today)}
      </p>
      <Legend hasDaysAhead={days.length < fullCalendar} />
    </>
  )
}

interface DayCellProps {
  day: CalendarDay
  isToday: boolean
  isShown: boolean
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function DayCell({ day, isToday, isShown, onChoose, onKeyDown }: DayCellProps) {
  return (
    <button
      type="button"
      data-day={day.day}
      aria-pressed={isShown}
      aria-label={describeDay(day, isToday)}
      title={describeDay(day, isToday)}
      // One tab stop; the arrow keys move from there.
      tabIndex={isShown ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={joinClasses(
        'block size-5.5 border p-0.5 transition-colors hover:border-ink sm:size-7',
        isShown ? 'border-ink' : isToday ? 'border-accent' : 'border-transparent',
      )}
    >
      <Light minted={day.minted} />
    </button>
  )
}

/** Draws a hollow, partly filled, or full and marked light, so that states differ without color. */
function Light({ minted }: { minted: number }) {
  const isComplete = minted >= itemCount
  return (
    <span
      className={joinClasses(
        'relative flex size-full items-end overflow-hidden border',
        minted === 0 ? 'border-line' : isComplete ? 'border-brass-bright' : 'border-brass',
      )}
    >
      {minted > 0 && (
        <span
          className={joinClasses('w-full', isComplete ? 'bg-brass-bright' : 'bg-brass')}
          // A single minted item and a single missing one must both be visible.
          style={{ height: isComplete ? '100%' : `${20 + (minted / itemCount) * 60}%` }}
        />
      )}
      {isComplete && <span className="absolute inset-0 m-auto size-1.5 rounded-round bg-background" />}
    </span>
  )
}

/** A coming day. Such days fill a short calendar. */
function AheadCell() {
  return (
    <span aria-hidden="true" className="flex size-5.5 items-center justify-center sm:size-7">
      <span className="size-1 rounded-round bg-line-strong" />
    </span>
  )
}

function Legend({ hasDaysAhead }: { hasDaysAhead: boolean }) {
  const entries = [
    { minted: 0, label: words.legend.none },
    { minted: itemCount / 2, label: words.legend.some },
    { minted: itemCount, label: fillPlaceholders(words.legend.complete, { total: itemCount }) },
  ]
  return (
    <div aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-caption text-faint">
      {entries.map(({ minted, label }) => (
        <span key={label} className="flex items-center gap-2">
          <span className="size-4">
            <Light minted={minted} />
          </span>
          {label}
        </span>
      ))}
      {hasDaysAhead && (
        <span className="flex items-center gap-2">
          <AheadCell />
          {words.legend.ahead}
        </span>
      )}
    </div>
  )
}

function describeDay({ date, minted }: CalendarDay, isToday: boolean): string {
  return fillPlaceholders(isToday ? words.cellToday : words.cell, { date: formatDate(date), minted, total: itemCount })
}

/** Returns the month for the first week and for each week in which a month begins, unless two labels overlap. */
function monthLabel(weeks: readonly CalendarWeek[], index: number): string {
  const month = monthOf(weeks[index])
  if (index > 0 && month === monthOf(weeks[index - 1])) return ''
  if (index === 0 && month !== monthOf(weeks[1]) && weeks.length > 1) return ''
  return month
}

function monthOf(week: CalendarWeek | undefined): string {
  if (!week) return ''
  const last = week.days.findLast((day) => day !== null)
  const date = new Date(last?.date ?? daysAfter(week.monday, 6))
  return date.toLocaleDateString(language.locale, { month: 'short', timeZone: 'UTC' })
}

/** Returns the names from Monday to Sunday. January 1, 2024 was a Monday. */
function weekdayNames(): string[] {
  return emptyWeek.map((_, place) =>
    new Date(Date.UTC(2024, 0, 1 + place)).toLocaleDateString(language.locale, { weekday: 'short', timeZone: 'UTC' }),
  )
}

const emptyWeek: null[] = Array.from({ length: 7 }, () => null)

export type CalendarDay = Progress['days'][number]
type CalendarWeek = {
  /** The date of its Monday. */
  monday: string
  /** From Monday to Sunday; null before the first day and after the last. */
  days: (CalendarDay | null)[]
}

/** Groups consecutive days into weeks from Monday to Sunday, by UTC. */
export function calendarWeeks(days: readonly CalendarDay[]): CalendarWeek[] {
  const weeks: CalendarWeek[] = []
  for (const day of days) {
    const place = (new Date(day.date).getUTCDay() + 6) % 7
    const last = weeks.at(-1)
    const week = last && place > 0 ? last : { monday: daysAfter(day.date, -place), days: [...emptyWeek] }
    if (week !== last) weeks.push(week)
    week.days[place] = day
  }
  return weeks
}

function withWeeksAhead(weeks: readonly CalendarWeek[]): CalendarWeek[] {
  const first = weeks[0]?.monday
  if (first === undefined) return []
  const all = Array.from({ length: fewestWeeks }, (_, index) => ({
    monday: daysAfter(first, index * 7),
    days: emptyWeek,
  }))
  return [...weeks, ...all.slice(weeks.length)]
}

function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10)
}
