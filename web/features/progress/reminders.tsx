import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import { fillPlaceholders } from '@network-site/protocol/text'
import { reminderWords } from '@network-site/site/reminder-words'
import { Bell, BellOff, CalendarPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatTime } from './format-moment.ts'

const words = reminderWords

interface RemindersProps {
  address: string
  today: Progress['today']
  /** The link to this page for this wallet. */
  url: string
}

/** Offers two reminders: a calendar file, and a notification while the page is open. */
export function Reminders({ address, today, url }: RemindersProps) {
  return (
    <section aria-labelledby="reminders">
      <Disclosure
        className="border-b border-line"
        summaryClassName="py-5"
        summary={
          <h2 id="reminders" className="type-display text-heading-3">
            {words.title}
          </h2>
        }
      >
        <p className="type-prose">{words.intro}</p>
        <Card className="my-6 grid gap-x-14 gap-y-6 lg:grid-cols-2">
          <div className="flex flex-col items-start gap-4">
            <p className="text-small text-muted">{words.file.text}</p>
            <Button
              variant="secondary"
              icon={<CalendarPlus />}
              onClick={() => saveReminder({ address, endsAt: today.endsAt, url })}
              className="mt-auto"
            >
              {words.file.action}
            </Button>
          </div>
          <DayEndNotification today={today} />
        </Card>
      </Disclosure>
    </section>
  )
}

interface ReminderFile {
  address: string
  /** When the first day with a reminder ends. */
  endsAt: string
  /** The link to the wallet's progress. */
  url: string
}

/** Downloads a calendar file with a daily reminder. */
export function saveReminder({ address, endsAt, url }: ReminderFile): void {
  const text = calendarFile({
    endsAt: new Date(endsAt),
    now: new Date(),
    summary: words.file.summary,
    // Calendars would take the characters that isolate a value for a part of the link.
    description: words.file.description.replace('{url}', () => url),
    url,
    uid: `daily-mint-${address}@${window.location.hostname}`,
  })
  const link = document.createElement('a')
  const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.href = file
  link.download = words.file.name
  link.click()
  // The browser reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(file), 60_000)
}

function DayEndNotification({ today }: { today: Progress['today'] }) {
  const { state, ask, stop } = useDayEndNotification(today.endsAt, itemCount - today.items.length)
  const isOn = state === 'on'
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-small text-muted">{words.notification.text}</p>
      <output className="block text-small text-ink tabular-nums empty:hidden">
        {isOn &&
          fillPlaceholders(words.notification.on, { time: formatTime(reminderTime(today.endsAt).toISOString()) })}
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

/** Returns the time an hour before the day ends. */
function reminderTime(endsAt: string | Date): Date {
  return new Date(new Date(endsAt).getTime() - 3_600_000)
}

/**
 * Notifies the player an hour before the day ends, while the page is open and items are missing. Only `ask` requests
 * the browser's permission, so call it from a click.
 */
function useDayEndNotification(endsAt: string, missing: number) {
  const [state, setState] = useState<'off' | 'on' | 'denied' | 'unsupported'>('off')
  const isOn = state === 'on'

  const notify = useEffectEvent(() => {
    if (missing === 0) return
    try {
      const body = fillPlaceholders(words.notification.body, { count: missing })
      const notification = new Notification(words.notification.title, { body, tag: 'day-end' })
      notification.addEventListener('click', () => window.focus())
    } catch {
      // Phone browsers grant the permission but only show notifications from workers.
      setState('unsupported')
    }
  })

  useEffect(() => {
    const leftMilliseconds = reminderTime(endsAt).getTime() - Date.now()
    if (!isOn || leftMilliseconds < 0) return undefined
    const timer = setTimeout(notify, leftMilliseconds)
    return () => clearTimeout(timer)
  }, [isOn, endsAt])

  async function ask(): Promise<void> {
    if (!('Notification' in window) || isPhone()) return setState('unsupported')
    const permission = await Notification.requestPermission()
    setState(permission === 'granted' ? 'on' : 'denied')
  }

  return { state, ask, stop: () => setState('off') }
}

/** Returns whether `new Notification` throws, which cannot be tested without showing one. */
function isPhone(): boolean {
  return /Android/.test(navigator.userAgent)
}

type CalendarFile = {
  /** When the first day with a reminder ends. */
  endsAt: Date
  now: Date
  summary: string
  description: string
  url: string
  /** Globally unique. A second file with the same ID replaces the first. */
  uid: string
}

/** Returns a calendar file (RFC 5545) with a daily reminder that finishes before the day ends in UTC. */
export function calendarFile({ endsAt, now, summary, description, url, uid }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//network-site//progress//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(reminderTime(endsAt))}`,
    'DURATION:PT55M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utcTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Folds a line at 75 octets, never within a character. Continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
