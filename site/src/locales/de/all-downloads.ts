import { brand } from '../../brand.ts'
import type * as english from '../../all-downloads.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'Alle Downloads',
  intro: `Der ${brand.clientName} ist eine gewöhnliche Desktop-Anwendung. Die Kommandozeilen-Node läuft in jedem Terminal, auch auf Servern.`,
  columns: { system: 'System', file: 'Datei', size: 'Größe', digest: 'SHA-256 und Prüfbefehl' },
  released: 'Veröffentlicht am {date}',
  releasePage: 'Release Notes und Quellcode',
  verifyTitle: 'Prüfe deinen Download',
  verifyIntro:
    'Öffne deinen Download-Ordner in einem Terminal und führe den Befehl neben deiner Datei aus. macOS und Linux geben OK aus; Windows gibt die Prüfsumme aus, damit du sie vergleichen kannst. Weicht das Ergebnis ab, lösche die Datei und sag uns Bescheid.',
  verifyByEye:
    'Öffne deinen Download-Ordner in einem Terminal und führe den Befehl neben deiner Datei aus. Er gibt die Prüfsumme der Datei aus. Vergleiche sie mit der auf der Release-Seite; weichen sie voneinander ab, lösche die Datei und sag uns Bescheid.',
  copy: 'Prüfbefehl kopieren',
  copied: 'Kopiert',
  copyByHand: 'Ausgewählt. Drücke Strg+C oder ⌘C zum Kopieren.',
  unknownSize: 'unbekannt',
  unknownDigest: 'nicht veröffentlicht',
  loading: 'Das neueste Release wird nachgeschlagen …',
  direct: 'Gerade eben von GitHub gelesen.',
  confirmed: 'GitHub hat dieses Release zuletzt bestätigt: {time}.',
  stale:
    'GitHub antwortet nicht, daher gibt es vielleicht ein neueres Release. Dieses wurde zuletzt bestätigt: {time}.',
  unavailable:
    'Wir konnten das neueste Release nicht nachschlagen. Die Links laden es trotzdem herunter; Größen und Prüfsummen kommen zurück, sobald GitHub antwortet.',
  kinds: { client: 'Desktop-Client', cli: 'Kommandozeilen-Node' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
