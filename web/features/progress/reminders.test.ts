import { expect, test } from 'vitest'
import { calendarFile } from './reminders.tsx'

const options = {
  endsAt: new Date('2026-11-18T00:00:00Z'),
  now: new Date('2026-11-17T02:03:04.567Z'),
  summary: 'Mint, then rest; every day',
  description: 'Ends \\ soon.\nSee the page.',
  url: 'https://games.example/a-page?address=0x1',
  uid: 'mint-0x1@games.example',
}

/** Unfolds lines as a calendar does. */
function propertiesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

test('repeats daily, begins an hour before the day ends, and finishes before it ends', () => {
  const properties = propertiesOf(calendarFile(options))
  expect(properties).toContain('DTSTART:20261117T230000Z')
  expect(properties).toContain('DURATION:PT55M')
  expect(properties).toContain('RRULE:FREQ=DAILY')
  expect(properties).toContain('DTSTAMP:20261117T020304Z')
  expect(properties[0]).toBe('BEGIN:VCALENDAR')
  expect(properties.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test('escapes text and leaves the URL unchanged', () => {
  const properties = propertiesOf(calendarFile(options))
  expect(properties).toContain('SUMMARY:Mint\\, then rest\\; every day')
  expect(properties).toContain('DESCRIPTION:Ends \\\\ soon.\\nSee the page.')
  expect(properties).toContain(`URL:${options.url}`)
})

test('folds lines at 75 octets without splitting characters', () => {
  const summary = '🚀 für alle, '.repeat(30)
  const file = calendarFile({ ...options, summary })
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(file).not.toContain('\uFFFD')
  expect(propertiesOf(file)).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}`)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('does not fold a line of exactly 75 octets', () => {
  const url = `https://games.example/${'a'.repeat(75 - 'URL:https://games.example/'.length)}`
  expect(calendarFile({ ...options, url }).split('\r\n')).toContain(`URL:${url}`)
})
