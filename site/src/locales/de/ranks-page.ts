import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Ränge',
  title: 'Rangsystem',
  intro: 'Ränge werden aus der Chain berechnet, nach Regeln, die du selbst nachprüfen kannst.',
  toBoard: 'Zur Bestenliste',
  toProgress: 'Zu deinem Fortschritt',
  season: {
    title: 'Die Saison',
    dates: '{season}: {from} bis {to}.',
    words: [
      'Es zählen nur Mints an Tagen der Saison, egal wer die Transaktion gesendet hat. Ein Mint-Tag gehört zur Saison, wenn sein Startdatum in UTC dazugehört.',
      'Items, die du gekauft, getauscht oder erhalten hast, zählen nicht.',
      'Während der Saison kann dein Rang steigen und fallen. Am Ende wird dein letzter Rang zum Abzeichen der Saison.',
    ],
  },
  ranks: {
    title: 'Die Ränge',
    intro:
      'Vom höchsten zum niedrigsten. Du hast den höchsten Rang, dessen Regel du erfüllst und in dem noch ein Platz frei ist.',
    rule: {
      streak: { one: '{count} Tag in Folge', other: '{count} Tage in Folge' },
      completeDays: { one: '{count} voller Tag', other: '{count} volle Tage' },
      items: { one: '{count} Item', other: '{count} verschiedene Items' },
      mints: { one: 'Mindestens {count} Mint', other: 'Mindestens {count} Mints' },
    },
    cap: { one: 'Für den besten Platz', other: 'Für die besten {count} Plätze' },
    noCap: 'Ohne Begrenzung',
  },
  order: {
    title: 'Wie Spieler verglichen werden',
    intro: 'In dieser Reihenfolge. Jede Zeile entscheidet bei Gleichstand in den Zeilen darüber.',
    parts: [
      { name: 'Serie', words: 'Die längste Folge von Tagen, an denen alle 42 Items gemintet wurden.' },
      { name: 'Volle Tage', words: 'Die Anzahl der Tage, an denen alle 42 Items gemintet wurden.' },
      { name: 'Items', words: 'Die Anzahl verschiedener Items, von 42.' },
      { name: 'Mints', words: 'Die Gesamtzahl der Mints an allen Tagen.' },
      { name: 'Früher fertig', words: 'Der Tag deines letzten Mints in der Saison. Früher ist besser.' },
    ],
  },
  ties: {
    title: 'Gleichstand',
    words: [
      'Spieler mit demselben Ergebnis teilen sich einen Platz, und das nächste Ergebnis bekommt den nächsten Platz: 1, 1, 2. Bei Gleichstand wird nach Adresse sortiert.',
      'Wer sich einen Platz teilt, teilt sich auch dessen Rang, selbst wenn der Rang begrenzt ist.',
    ],
  },
  caps: {
    title: 'Mehrere Wallets',
    intro:
      'Eine Person kann viele Wallets benutzen, und die Chain merkt es nicht. Die Ränge sind so angelegt, dass das wenig bringt.',
    doTitle: 'Was Begrenzungen verhindern',
    does: [
      'Eine Begrenzung zählt Ergebnisse, nicht Wallets. Zehntausend Wallets mit demselben Ergebnis teilen sich einen Platz und drängen niemanden nach unten.',
      'Die unteren Ränge sind nicht begrenzt. Wer ihre Regel erfüllt, hat sie.',
      'Ein perfektes Ergebnis steht immer an erster Stelle. Mach jeden Tag voll, und du hast Platz 1, egal was andere tun.',
    ],
    cannotTitle: 'Was Begrenzungen nicht verhindern',
    cannot: [
      'Wallets mit leicht unterschiedlichen Ergebnissen belegen je einen Platz. Sie können einen begrenzten Rang füllen, vor Spielern mit niedrigeren Ergebnissen.',
      'Die Website kann einen Menschen nicht von einem Skript unterscheiden. Mint-Limits bremsen viele Wallets, halten sie aber nicht auf. Bevor ein Rang etwas von Wert einbringt, prüft das Team die Liste auf solche Gruppen.',
    ],
  },
  names: {
    title: 'Namen',
    words: [
      'Spieler stehen mit ihrer Wallet-Adresse auf der Liste. Ein Name erscheint erst, wenn man ihn signiert, und wer einen leeren Namen signiert, entfernt ihn wieder. Sonst speichern wir nichts über einen Spieler.',
      'Sobald du in einer Saison gemintet hast, kannst du einen Namen signieren. Ein Name hat 3 bis 24 Buchstaben oder Ziffern aus einem einzigen Schriftsystem. Links, Nachahmungen anderer Namen und beleidigende Wörter werden abgelehnt. Was durchrutscht, blendet das Team aus.',
    ],
    action: 'Namen festlegen',
  },
  badge: {
    title: 'Ein Abzeichen pro Saison',
    words:
      'Seine Lichter zeigen den Rang: eines mehr für jede Stufe nach oben. Die Zeichen am Rand gibt es nur in dieser Saison.',
  },
}
