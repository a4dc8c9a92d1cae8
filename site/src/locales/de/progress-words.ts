import type * as english from '../../progress-words.ts'
import type { Translation } from '../../translation.ts'

export const progressWords: Translation<typeof english.progressWords> = {
  kicker: 'Täglicher Mint',
  title: 'Dein Fortschritt',
  intro:
    'Die heutigen Items, deine Serie und jede Quest, direkt von der Chain gelesen. Zum Nachsehen brauchst du keine Wallet.',
  chooser: {
    label: 'Wallet-Adresse',
    placeholder: '0x…',
    action: 'Anzeigen',
    hint: 'Du kannst jede Wallet nachschlagen: Alles hier steht öffentlich auf der Chain.',
    shown: 'Angezeigt wird {address}',
    own: 'Das ist deine verbundene Wallet.',
    toOwn: 'Verbundene Wallet anzeigen',
    onExplorer: 'Im Block-Explorer ansehen',
    problems: {
      empty: 'Gib eine Adresse ein.',
      name: 'Namen werden nicht unterstützt. Füge die Adresse selbst ein: 0x und 40 Stellen.',
      prefix: 'Eine Adresse beginnt mit 0x.',
      length: {
        one: 'Eine Adresse hat nach 0x 40 Stellen; diese hat {count}.',
        other: 'Eine Adresse hat nach 0x 40 Stellen; diese hat {count}.',
      },
      digits: 'Nach 0x enthält eine Adresse nur die Ziffern 0–9 und die Buchstaben a–f.',
    },
    wrongLink: 'Der Link, dem du gefolgt bist, enthält keine gültige Adresse. {problem}',
  },
  guest: {
    title: 'Keine Wallet ausgewählt',
    text: 'Verbinde deine Wallet oder gib oben eine Adresse ein. Einen Link, der eine Adresse enthält, kannst du mit jedem teilen.',
  },
  loading: 'Fortschritt wird geladen',
  failures: {
    unreadable: 'Dein Fortschritt konnte nicht geladen werden. Nichts ist verloren: Er steht auf der Chain.',
    offline: 'Du bist offenbar offline. Nichts ist verloren: Dein Fortschritt steht auf der Chain.',
    retry: 'Erneut versuchen',
    old: 'Zuletzt aktualisiert um {time}. Seitdem hat der Server nicht geantwortet.',
  },
  asOf: 'Stand: Block {block}, erzeugt um {time}.',
  behind: {
    one: 'Der Index liegt {count} Block hinter der Chain. Neue Mints sind vielleicht noch nicht zu sehen.',
    other: 'Der Index liegt {count} Blöcke hinter der Chain. Neue Mints sind vielleicht noch nicht zu sehen.',
  },
  empty: 'Diese Wallet hat noch nichts gemintet. Mit ihrem ersten Mint beginnt der Kalender.',
  today: {
    title: 'Heute',
    day: 'Mint-Tag {day}',
    count: '{minted} von {total} gemintet',
    left: 'Heute noch zu minten: {count}.',
    complete: 'Alle heutigen Items sind gemintet. Der nächste Tag beginnt um {time}.',
    ends: 'Der Tag endet um {time}.',
    grid: 'Heutige Items',
    minted: 'Item {item}: gemintet',
    missing: 'Item {item}: noch nicht gemintet',
    action: 'Den Rest minten',
  },
  streak: {
    title: 'Serie',
    current: 'Tage in Folge',
    longest: 'Längste Serie',
    rule: 'Ein Tag zählt, wenn alle {total} Items gemintet sind.',
    safe: 'Heute zählt schon. Komm morgen wieder.',
    open: 'Heute zählt noch nicht. Verbleibende Items: {count}.',
    broken: 'Zuletzt endete die Serie am {date}, mit {minted} von {total} Items.',
    calendar: 'Die letzten {count} Tage nach Wochen',
    firstDays: 'Deine Tage nach Wochen',
    cell: '{date}: {minted} von {total} Items',
    today: 'heute',
    legend: { none: 'keine', some: 'einige', complete: 'alle {total}', ahead: 'kommt noch' },
    hint: 'Wähle einen Tag, um seine Anzahl zu sehen. Mit den Pfeiltasten wechselst du den Tag.',
  },
  quests: {
    title: 'Quests',
    done: 'Erfüllt',
    open: 'Offen',
    unknown: 'Unbekannt',
    doneWords: 'On-chain erfüllt.',
    unknownWords: 'Diese Quest ist gerade nicht verfügbar. Die Seite versucht es automatisch weiter.',
    summary: '{done} von {total} erfüllt',
    progress: '{have} von {need}',
    none: 'Zurzeit gibt es keine Quests.',
  },
  why: {
    title: 'Warum ist meine Quest nicht verifiziert?',
    intro:
      'Wähle eine Wallet und eine Quest, um zu sehen, welches Ergebnis eine Quest-Plattform bekommt. Oder füge die Antwort einer Plattform ein.',
    quest: 'Quest',
    ask: 'Prüfen',
    asking: 'Wird geprüft …',
    verified: 'Verifiziert. Eine Plattform, die jetzt prüft, bekommt ein Ja.',
    notVerified: 'Nicht verifiziert. Eine Plattform, die jetzt prüft, bekommt ein Nein.',
    readAt: {
      one: 'Gelesen bei Block {block}, erzeugt um {time}, {count} Block hinter der Chain.',
      other: 'Gelesen bei Block {block}, erzeugt um {time}, {count} Blöcke hinter der Chain.',
    },
    wallet: 'Geprüft: {address}. Eine Plattform prüft die Wallet, die dort verknüpft ist; vergleiche beide.',
    failed: 'Der Server hat nicht geantwortet. Versuch es gleich noch einmal.',
    answerLabel: 'Antwort der Plattform',
    answerHint: 'Der vollständige Text oder nur der HTTP-Statuscode.',
    answerPlaceholder: '{"result":{"isValid":false}}',
    explain: 'Erklären',
  },
  answers: {
    empty: 'Füge zuerst eine Antwort ein.',
    unknown:
      'Diese Antwort senden wir nicht. Sie kommt vielleicht von der Plattform selbst. Versuch es dort noch einmal und prüfe dann oben.',
    done: '{platform} hat die Auskunft bekommen, dass die Quest erfüllt ist. Falls das dort nicht zu sehen ist, lade die Quest dort neu.',
    notDone:
      '{platform} hat die Auskunft bekommen, dass die Quest nicht erfüllt ist. Prüfe oben, was fehlt und für welche Wallet.',
    notDoneBecause: '{platform} hat die Auskunft bekommen, dass die Quest nicht erfüllt ist: {reason}',
    noVerdict:
      '{platform} hat kein Ergebnis bekommen: {reason} Das sagt nichts über deinen Fortschritt; versuch es dort noch einmal.',
    reasonUnknown: 'Ein Grund wurde nicht genannt.',
    expression: 'Ein Galxe-Credential hat aus unserer Antwort {value} gemacht: {meaning}',
    one: 'erfüllt.',
    zero: 'nicht erfüllt oder seither nicht neu geprüft. Prüfe oben und verifiziere dann dort noch einmal.',
    platforms: {
      galxe: 'Galxe',
      zealy: 'Zealy',
      taskon: 'TaskOn oder CARV',
      questn: 'QuestN oder Intract',
      layer3: 'Layer3',
      any: 'Die Plattform',
    },
    statuses: {
      '200': 'Die Anfrage war erfolgreich. Ob die Quest erfüllt ist, steht in der Antwort selbst; füge diese ein.',
      '400':
        'Bei Zealy heißt das, dass die Quest nicht erfüllt ist. Jede andere Plattform hat eine ungültige Wallet-Adresse gesendet: Prüfe, welche Wallet dort verknüpft ist.',
      '401':
        'Die Plattform hat einen falschen Schlüssel gesendet. Bitte sag dem Team Bescheid; du kannst das nicht selbst beheben.',
      '404':
        'Die Plattform hat nach einer Quest gefragt, die es nicht gibt. Bitte sag dem Team Bescheid; du kannst das nicht selbst beheben.',
      '429': 'Die Plattform hat zu viele Anfragen gesendet. Warte eine Minute und versuch es noch einmal.',
      '500':
        'Bei uns ist etwas fehlgeschlagen. Das sagt nichts über deinen Fortschritt; versuch es gleich noch einmal.',
      '503':
        'Die Chain oder der Mint-Index war nicht verfügbar oder im Rückstand. Das sagt nichts über deinen Fortschritt; versuch es gleich noch einmal.',
    },
    otherStatus:
      'Den HTTP-Status {status} senden wir nicht. Er kommt vielleicht von der Plattform oder einem Proxy dazwischen.',
  },
  reminders: {
    title: 'Erinnerungen',
    intro: 'Erinnerungen bleiben in deinem Browser; an uns wird nichts gesendet.',
    file: {
      action: 'Zum Kalender hinzufügen',
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
  },
  share: {
    action: 'Teilen',
    title: 'Diesen Fortschritt teilen',
    intro: 'Jeder mit dem Link kann diese Seite für diese Wallet sehen. Die Vorschau des Links zeigt dieses Bild.',
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
  },
}
