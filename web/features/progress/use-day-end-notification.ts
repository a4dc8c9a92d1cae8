import { fillPlaceholders } from '@network-site/protocol/text'
import { useEffect, useEffectEvent, useState } from 'react'

interface Options {
  endsAt: string
  /** How many of today's items are not minted. */
  missing: number
  words: { title: string; body: string }
}

const hourMilliseconds = 3_600_000

/** An hour before the day ends, in milliseconds since 1970. */
export function notifiesAt(endsAt: string): number {
  return Date.parse(endsAt) - hourMilliseconds
}

/**
 * A notification an hour before the day ends, while the page is open and something is missing. The browser is asked for
 * its permission by `ask` alone, which must be called by a click.
 */
export function useDayEndNotification({ endsAt, missing, words }: Options) {
  const [state, setState] = useState<'off' | 'on' | 'denied' | 'unsupported'>('off')
  const isOn = state === 'on'

  const notify = useEffectEvent(() => {
    if (missing === 0) return
    try {
      const body = fillPlaceholders(words.body, { count: missing })
      const notification = new Notification(words.title, { body, tag: 'day-end' })
      notification.addEventListener('click', () => window.focus())
    } catch {
      // Browsers of phones have the permission, and show notifications of workers only.
      setState('unsupported')
    }
  })

  useEffect(() => {
    const leftMilliseconds = notifiesAt(endsAt) - Date.now()
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

/** Where `new Notification` throws, which cannot be found out without showing one. */
function isPhone(): boolean {
  return /Android/.test(navigator.userAgent)
}
