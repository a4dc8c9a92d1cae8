import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Teilen',
  title: 'Diesen Fortschritt teilen',
  intro: 'Wer den Link hat, sieht diese Seite für diese Wallet. Die Vorschau des Links zeigt dieses Bild.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  selected: 'Ausgewählt. Drücke Strg+C oder ⌘C zum Kopieren.',
  close: 'Schließen',
  drawing: 'Dein Fortschritt wird gezeichnet …',
  undrawn: 'Das Bild konnte nicht erstellt werden. Schließe diesen Dialog und versuch es noch einmal.',
  alt: 'Eine Karte mit der Serie, den heutigen Items als Lichtern und dem Rangabzeichen.',
  card: {
    streak: { one: 'Tag in Folge', other: 'Tage in Folge' },
    today: 'Heute {minted} von {total}',
    place: 'Platz {place} von {places}',
    noRank: 'Noch kein Rang',
  },
}
