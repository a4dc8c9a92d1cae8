export type CalendarFile = {
  /** When the day ends that is remembered first. */
  endsAt: Date
  now: Date
  summary: string
  description: string
  url: string
  /** Unique in the world: a second file with the same one replaces the first. */
  uid: string
}

const minute = 60_000
/** How long before the day's end it begins, and how long it lasts: it is over before the day is. */
const beginsBefore = 60 * minute
const lastsMinutes = 55
const mostOctets = 75

/** A calendar file (RFC 5545) with a reminder for every day. Days end at one time by UTC, wherever the player is. */
export function calendarFile({ endsAt, now, summary, description, url, uid }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//network-site//progress//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(new Date(endsAt.getTime() - beginsBefore))}`,
    `DURATION:PT${lastsMinutes}M`,
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

/** Cut after at most 75 octets, and never within a character; what follows begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
