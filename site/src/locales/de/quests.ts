import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'On-chain erfüllt.',
  list: [
    {
      id: 'first-mint',
      title: 'Erster Mint',
      task: 'Minte ein beliebiges Item der Sammlung.',
      missing: 'Diese Wallet hat noch nichts gemintet.',
    },
    {
      id: 'ten-today',
      title: '10 heute',
      task: 'Minte zehn Items an einem Tag. Jeder Tag ist eine neue Chance.',
      missing: 'Heute gemintet: {have} von {need} Items.',
    },
    {
      id: 'all-today',
      title: 'Alle 42 heute',
      task: 'Minte alle 42 Items, bevor der Tag endet.',
      missing: 'Heute gemintet: {have} von {need} Items.',
    },
    {
      id: 'streak-3',
      title: '3 Tage in Folge',
      task: 'Minte an drei Tagen in Folge alle 42 Items.',
      missing: 'Aktuelle Serie: {have} von {need} Tagen.',
    },
    {
      id: 'streak-7',
      title: '7 Tage in Folge',
      task: 'Minte an sieben Tagen in Folge alle 42 Items.',
      missing: 'Aktuelle Serie: {have} von {need} Tagen.',
    },
    {
      id: 'every-item',
      title: 'Jedes Item einmal',
      task: 'Minte jedes der 42 Items mindestens einmal, egal an wie vielen Tagen.',
      missing: 'Bisher gemintet: {have} von {need} verschiedenen Items.',
    },
    {
      id: 'thousand-mints',
      title: '1.000 Mints',
      task: 'Minte insgesamt tausend Items, egal an wie vielen Tagen.',
      missing: 'Bisher gemintet: {have} von {need} Items.',
    },
    {
      id: 'season-100',
      title: '100 in Saison 1',
      task: 'Minte hundert Items, solange Saison 1 läuft.',
      missing: 'In Saison 1 gemintet: {have} von {need} Items.',
    },
    {
      id: 'first-swap',
      title: 'Erster Swap',
      task: 'Kaufe oder verkaufe den Test-Token einmal.',
      missing: 'Diese Wallet hat den Test-Token noch nicht gekauft oder verkauft.',
    },
    {
      id: 'hold-token',
      title: '100 Test-Token',
      task: 'Halte mindestens hundert Test-Token, wenn der Tag beginnt. Token, die du heute bekommst, zählen morgen.',
      missing: 'Guthaben zu Beginn des Tages: {have} von {need} Test-Token.',
    },
    {
      id: 'connect-account',
      title: 'Man kennt dich',
      task: 'Verbinde dein Social-Media-Konto mit deiner Wallet.',
      missing: 'Mit dieser Wallet ist noch kein Social-Media-Konto verbunden.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Heute noch {count} zu minten (offen: {items}).',
  itemsOnDay: 'Bester Tag: {date}. Damals noch {count} zu minten (offen: {items}).',
  todayCounts: 'Heute zählt schon. Komm morgen wieder.',
  streakBroken: 'Die Serie endete am {date}, mit {minted} von {needed} Items.',
  neverMinted: 'Noch nicht gemintet: {items}.',
  windowAhead: 'Die Quest beginnt am {from} und endet am {to}.',
  windowRunning: 'Die Quest läuft bis zum {to}.',
  windowOver: 'Die Quest lief vom {from} bis zum {to} und ist beendet.',
}
