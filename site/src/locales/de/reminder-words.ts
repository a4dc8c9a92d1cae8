import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Erinnerungen',
  intro: 'Erinnerungen bleiben in deinem Browser; an uns wird nichts gesendet.',
  file: {
    action: 'In den Kalender',
    text: 'Eine Kalenderdatei mit täglicher Erinnerung, eine Stunde bevor der Tag endet.',
    summary: 'Heutige Items minten',
    description: 'Der Mint-Tag endet in einer Stunde. Hier siehst du, was fehlt: {url}',
  },
  notification: {
    action: 'Benachrichtigen',
    stop: 'Nicht mehr benachrichtigen',
    text: 'Eine Benachrichtigung, eine Stunde bevor der Tag endet, falls Items fehlen. Diese Seite muss offen bleiben.',
    on: 'Du wirst jeden Tag um {time} benachrichtigt, solange diese Seite offen ist.',
    denied:
      'Dein Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Website und versuch es noch einmal.',
    unsupported: 'Dieser Browser unterstützt keine Benachrichtigungen. Nutze stattdessen die Kalenderdatei.',
    title: 'Noch eine Stunde',
    body: 'Heute noch fehlende Items: {count}.',
  },
}
