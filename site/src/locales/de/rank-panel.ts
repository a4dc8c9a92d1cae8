import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Rang',
  place: 'Platz {place} von {places}',
  sharedPlace: 'Platz {place} von {places}, {count} gleichauf',
  noPlace: 'In dieser Saison noch nicht platziert. Minte einmal, um einen Platz zu bekommen.',
  noRank: 'Noch kein Rang',
  next: 'Als Nächstes: {rank}',
  highest: 'Das ist der höchste Rang. Halte ihn bis zum Ende der Saison.',
  over: 'Die Saison ist vorbei. Das ist das Endergebnis.',
  badges: 'Abzeichen',
  toBoard: 'Zur Bestenliste',
  toRanks: 'Zum Rangsystem',
  unreadable: 'Der Rang ist gerade nicht verfügbar. Die Seite versucht es automatisch weiter.',
  retry: 'Erneut versuchen',
  loading: 'Rang wird geladen',
  name: {
    title: 'Dein Name',
    intro:
      'Die Bestenliste führt Spieler mit ihrer Adresse. Signiere einen Namen, damit er neben deiner steht, für alle sichtbar. Das Signieren ist kostenlos.',
    shown: 'Aktueller Name: {name}',
    none: 'Du hast keinen Namen festgelegt.',
    label: 'Name',
    hint: '3 bis 24 Buchstaben oder Ziffern aus einem einzigen Schriftsystem, dazwischen einzelne Leerzeichen oder Bindestriche.',
    action: 'Namen signieren',
    remove: 'Namen entfernen',
    signing: 'Signiere in deiner Wallet',
    done: 'Dein Name ist jetzt „{name}“.',
    removed: 'Dein Name wurde entfernt.',
    empty: 'Gib einen Namen ein.',
    length: {
      one: 'Ein Name muss {least} bis {most} Zeichen haben; dieser hat {count}.',
      other: 'Ein Name muss {least} bis {most} Zeichen haben; dieser hat {count}.',
    },
    same: 'Das ist schon dein Name.',
    failed: 'Dein Name wurde nicht gespeichert. Prüfe deine Verbindung und signiere ihn dann noch einmal.',
  },
}
