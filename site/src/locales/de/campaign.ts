import { brand } from '../../brand.ts'
import { network } from '../../network.ts'
import type * as english from '../../campaign.ts'
import type { Translation } from '../../translation.ts'

export const campaign: Translation<typeof english.campaign> = {
  kicker: network.testnet.name,
  mint: {
    title: `${brand.name} ${brand.campaignName}: verlängerter Vanguard-PFP-Mint`,
    intro:
      'Minte jeden Tag alle 42 Testnet-PFPs, um {questBoard} zu erfüllen und dir deinen Platz in der Vanguard zu verdienen. Für Fragen, Tauschangebote und tägliche Erinnerungen komm in {chat}.',
    introLinks: { questBoard: 'Quests auf Zealy', chat: 'den Discord der Community' },
    connectFirst:
      'Verbinde eine Wallet, um zu minten. Du kannst jedes Bild einmal am Tag minten, und das Gas zahlen wir.',
    mint: 'Minten',
    signing: 'Signieren …',
    minting: 'Mintet …',
    viewMint: 'Ansehen',
    gridLabel: 'Die 42 Vanguard-Profilbilder',
    phases: {
      signing: 'Signiere in deiner Wallet',
      waiting: 'In der Warteschlange',
      sent: 'Wartet auf einen Block …',
      delayed: 'Noch in Arbeit; du kannst die Seite schließen',
    },
    all: {
      action: 'Alle minten',
      running: 'Mintet alle …',
      hint: 'Eine Signatur mintet alles, was von den 42 heute noch fehlt.',
      done: 'Heute alle 42 gemintet.',
      processing: 'Dein Mint ist in Arbeit; du kannst diese Seite schließen.',
    },
    progress: { label: 'Gemintet', count: 'Heute {minted} von {total}' },
    day: {
      label: 'Mint-Tag {day}',
      countdown: 'Nächster Mint-Tag in',
      units: { days: 'Tage', hours: 'Std.', minutes: 'Min.', seconds: 'Sek.' },
      resets: 'Beginnt jeden Tag um {utc} neu (bei dir {local})',
      resetsInUtc: 'Beginnt jeden Tag um {utc} neu',
      turned: 'Ein neuer Mint-Tag hat begonnen. Du kannst wieder alle 42 minten.',
    },
    closed: 'Das Minten ist gerade geschlossen. Deine Bilder sind sicher; schau später wieder vorbei.',
    notStarted: 'Das Minten hat noch nicht begonnen.',
    unreadable:
      'Das Netzwerk antwortet nicht, daher können wir nicht sagen, was du heute gemintet hast. Das Minten funktioniert vielleicht trotzdem.',
    error: { title: 'Fehler', close: 'Schließen', dismiss: 'Ausblenden', fallback: 'Ein Fehler ist aufgetreten.' },
    transaction: 'Transaktion',
    proof: 'Heute ist beim Minten viel los. Dein Browser löst zuerst ein kurzes Rätsel …',
  },
  viewer: {
    title: `${brand.name} ${brand.campaignName}: Vanguard-PFP-Galerie`,
    connectMessage: `Verbinde die Wallet, mit der du auf {page} einen Vanguard-NFT von ${brand.name} ${brand.campaignName} gemintet hast`,
    loading: 'Wird geladen …',
    owned: '{quantity} im Besitz',
    gridLabel: 'Deine Vanguard-Profilbilder',
    unreadable: 'Deine Bilder konnten nicht geladen werden, weil das Netzwerk nicht antwortet.',
    retry: 'Erneut versuchen',
    total: 'Bilder insgesamt',
    completion: { label: 'Sammlung', count: '{collected} von {total}' },
    empty: 'Diese Wallet enthält noch keines der 42.',
    mintMore: 'Heutige Bilder minten',
    item: {
      open: '{name} ansehen, {number}',
      number: 'Nr. {number}',
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      close: 'Schließen',
      notOwned: 'Noch nicht im Besitz',
    },
    share: {
      action: 'Sammlung teilen',
      title: 'Teile deine Sammlung',
      intro: 'Ein Bild deiner Sammlung, so wie sie jetzt auf der Chain steht. Teile es oder lade es herunter.',
      message: `Meine Vanguard-Sammlung von ${brand.name} ${brand.campaignName}`,
      send: 'Teilen',
      download: 'Herunterladen',
      copyLink: 'Link kopieren',
      copied: 'Kopiert.',
      failed: 'Das Bild konnte nicht geteilt werden. Lade es stattdessen herunter.',
      drawing: 'Deine Sammlung wird gezeichnet …',
      undrawn: 'Das Bild konnte nicht erstellt werden. Schließe diesen Dialog und versuch es noch einmal.',
      alt: 'Eine Karte der Sammlung: die Bilder in deinem Besitz beleuchtet, die übrigen im Schatten.',
      collected: 'gesammelt',
      pictures: '{total} Bilder insgesamt',
    },
  },
  pictureAlt: 'Vanguard-Profilbild {number}',
  swap: {
    title: 'Testnet-Swap',
    intro: `${network.token.name} (${network.token.symbol}) im ${network.testnet.name}. Diese Seite ist zum Üben da: Die Token hier haben keinen Wert.`,
    frameTitle: `Token-Widget für ${network.token.symbol}`,
    loading: 'Das Token-Widget wird geladen …',
    unavailable:
      'Das Token-Widget ist nicht verfügbar, weil die Einstellungen des Netzwerks nicht geladen werden konnten.',
    timedOut: 'Das Token-Widget wurde nicht innerhalb von zehn Sekunden geladen.',
    retry: 'Erneut versuchen',
  },
}
