import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, Startseite`,
  navigationLabel: 'Hauptnavigation',
  sectionsLabel: 'Abschnitte dieser Seite',
  skipLink: 'Zum Inhalt springen',
  docs: 'Doku',
  buildWithUs: 'Bau mit uns',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  social: [
    { label: `${brand.name} auf Telegram` },
    { label: `${brand.name} auf X` },
    { label: `${brand.name} auf Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} auf Discord` },
    { label: `${brand.name} auf X` },
    { label: `${brand.name} auf Telegram` },
  ],
  sections: [
    { id: 'introducing', title: `Das ist ${brand.name}` },
    { id: 'ownership', title: 'Echtes Eigentum' },
    { id: 'technology', title: 'Technologie' },
    { id: 'foundation', title: `${brand.name} Foundation` },
    { id: 'genesis-contributor', title: 'Genesis-Mitwirkende' },
    { id: 'games', title: 'Genesis-Spiel' },
    { id: 'vanguard-league', title: 'Vanguard League' },
    { id: 'community', title: 'Komm in die Community' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Alle Rechte vorbehalten`,
  agreement: `Vereinbarung zur ${brand.nodeName}`,
  navigationLabel: 'Fußzeile',
  networkLabel: 'Netzwerk',
  status: 'Netzwerkstatus',
  officialLinks: 'Offizielle Links',
  social: [
    { label: `${brand.name} auf Discord` },
    { label: `${brand.name} auf X` },
    { label: `Doku von ${brand.name} auf GitBook` },
    { label: `${brand.name} auf Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'öffnet einen neuen Tab',
  dismiss: 'Ausblenden',
  unanswered: {
    waiting: 'Deine Wallet hat nicht geantwortet.',
    tryAgain: 'Erneut versuchen',
    cancel: 'Abbrechen',
  },
  film: { pause: 'Hintergrundvideo anhalten', play: 'Hintergrundvideo abspielen' },
  carousel: {
    carousel: 'Karussell',
    slide: 'Folie',
    position: '{position} von {count}',
    dots: 'Folie auswählen',
    pause: 'Automatischen Wechsel anhalten',
    play: 'Automatischen Wechsel starten',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Etwas ist schiefgegangen',
    body: 'Diese Seite konnte nicht dargestellt werden. Nichts, was du besitzt oder signiert hast, ist betroffen. Lade die Seite neu; falls das nicht hilft, geh zur Startseite.',
    offline:
      'Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht ist deine Verbindung abgebrochen, oder wir haben eine neue Version veröffentlicht. Lade neu, um die aktuelle zu bekommen.',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    details: 'Fehlerdetails',
  },
}
