import { fillPlaceholders } from '@network-site/protocol/text'
import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import { progressWords } from '@network-site/site/progress'
import { Bell, BellOff, CalendarPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { calendarFile } from './calendar-file.ts'
import { formatTime } from './format-moment.ts'
import { notifiesAt, useDayEndNotification } from './use-day-end-notification.ts'

const words = progressWords.reminders

interface RemindersProps {
  address: string
  today: Progress['today']
  /** The link to this page for this wallet. */
  url: string
}

/** Reminders that the player asks for: a calendar file, and a notification while the page is open. */
export function Reminders({ address, today, url }: RemindersProps) {
  function saveFile() {
    const text = calendarFile({
      endsAt: new Date(today.endsAt),
      now: new Date(),
      summary: words.file.summary,
      description: fillPlaceholders(words.file.description, { url }),
      url,
      uid: `daily-mint-${address}@${window.location.hostname}`,
    })
    const link = document.createElement('a')
    const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    link.href = file
    link.download = words.file.name
    link.click()
    // The browser reads it when it gets to it.
    setTimeout(() => URL.revokeObjectURL(file), 60_000)
  }

  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders" className="type-display text-heading-2">
        {words.title}
      </h2>
      <p className="type-prose mt-5">{words.intro}</p>
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        <Card className="flex flex-col items-start gap-5">
          <p className="text-small text-muted">{words.file.text}</p>
          <Button variant="secondary" icon={<CalendarPlus />} onClick={saveFile} className="mt-auto">
            {words.file.action}
          </Button>
        </Card>
        <Card>
          <DayEndNotification today={today} />
        </Card>
      </div>
    </section>
  )
}

function DayEndNotification({ today }: { today: Progress['today'] }) {
  const { state, ask, stop } = useDayEndNotification({
    endsAt: today.endsAt,
    missing: itemCount - today.items.length,
    words: words.notification,
  })
  const isOn = state === 'on'
  const at = new Date(notifiesAt(today.endsAt))
  return (
    <div className="flex h-full flex-col items-start gap-5">
      <p className="text-small text-muted">{words.notification.text}</p>
      <output className="block text-small text-ink tabular-nums empty:hidden">
        {isOn && fillPlaceholders(words.notification.on, { time: formatTime(at.toISOString()) })}
        {(state === 'denied' || state === 'unsupported') && words.notification[state]}
      </output>
      <Button
        variant="secondary"
        icon={isOn ? <BellOff /> : <Bell />}
        onClick={() => (isOn ? stop() : void ask())}
        className="mt-auto"
      >
        {isOn ? words.notification.stop : words.notification.action}
      </Button>
    </div>
  )
}
