import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'Rewards in unter einer Minute',
    subtitle: `${brand.name} Sentry Nodes ab sofort verfügbar`,
    body: 'Sentry Nodes laufen auf jedem Rechner und lassen sich auf Cloud-Instanzen einrichten',
  },
  film: {
    title: 'Eine Sentry Node bei der Arbeit',
    captionsLabel: 'Deutsch',
    play: 'Film abspielen',
    playAgain: 'Film noch einmal abspielen',
    soundHint: 'Für Ton klicken',
    transcriptTitle: 'Transkript des Films',
    transcript: [
      'Ein tiefes Maschinenbrummen. Ein großes Messingrad trägt Stahlblöcke um einen brennenden Kern, mit jedem Ticken einer Hemmung einen Schritt weiter. Eingeblendet: „Das Rollup: Jeder Block ist ein Vorschlag. Jemand muss nachrechnen.“',
      'Näher, dunkler. Block um Block zieht unbeobachtet vorbei. Eingeblendet: „Das Verifier-Dilemma: Kontrolle kostet. Meist stimmt alles. Wer also wacht?“',
      'Der Klang schwillt an. Hinter dem Rad erwacht ein Instrument: Seine Iris öffnet sich, rotes Licht füllt sie, und es wendet sich den Blöcken zu. Eingeblendet: „Sentry Nodes beobachten jede Assertion.“',
      'Das Rad bringt einen Block, der schief steht; seine Kanten glühen rot. Das Ticken verstummt. Eingeblendet: „Abweichung: Ein falscher Block wird vorgeschlagen.“',
      'Ein sanftes Horn ertönt dreimal. Das Auge der Node lodert auf, und rund um das Rad antwortet eine Lampe nach der anderen. Eingeblendet: „Alarm: Die Node gibt Alarm.“ Der Block wird herausgehoben, und ein ehrlicher nimmt seinen Platz ein. Eingeblendet: „Andere greifen ein.“',
      'Das Ticken setzt wieder ein, und ein warmer Akkord löst sich auf. Das ganze Rad dreht sich im Licht. Eingeblendet: „Entschieden: Der ehrliche Zustand gilt. Betreiber: Ihre Wache wird mit Netzwerk-Rewards belohnt.“',
      `Eine Glocke. Eingeblendet: „${brand.name}: Betreibe eine Sentry Node.“`,
    ],
  },
  poweredBy: 'Ermöglicht durch',
  benefits: {
    title: `Warum eine Node für ${brand.name} betreiben?`,
    list: [
      {
        title: 'Bequem',
        body: 'In weniger als 60 Sekunden läuft deine Sentry Node, auf jedem beliebigen Computer.',
      },
      {
        title: 'Rewards',
        body: `Sichere dir die Chance auf Rewards für deinen Beitrag zum Netzwerk von ${brand.name}.`,
      },
      {
        title: 'Exklusiv',
        body: 'Nodes sind limitiert. Wächst das Netzwerk, wachsen auch die Chancen der wenigen Auserwählten.',
      },
    ],
  },
  resources: {
    title: 'Ressourcen',
    body: 'Noch Fragen? Schreib uns in unseren Kanälen oder lies in unserer Doku auf {docs} nach.',
    docs: 'GitBook',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'Auf dieser Seite',
    list: [
      { id: 'all-downloads', label: 'Alle Downloads' },
      { id: 'what-it-does', label: 'Was sie tut' },
      { id: 'what-it-needs', label: 'Was sie braucht' },
      { id: 'in-the-cloud', label: 'In der Cloud' },
      { id: 'keys-and-rewards', label: 'Keys und Rewards' },
      { id: 'questions', label: 'Fragen' },
    ],
  },
  watch: {
    title: 'Was die Node den ganzen Tag macht',
    subtitle: 'Sie prüft, was alle anderen einfach glauben',
    body: `${brand.name} ist ein Rollup: Es arbeitet abseits der Basis-Chain und meldet ihr das Ergebnis. Jemand muss die Meldung prüfen.`,
    steps: [
      {
        title: 'Vorschlag',
        drawing:
          'Transaktionen fallen zu einem Block zusammen. Neun Punkte auf seiner Vorderseite zeigen den Zustand, den er behauptet, und er macht sich auf einer Schiene auf den Weg.',
        body: `Ein Validator bündelt die neuesten Transaktionen und schlägt den Zustand vor, den das Netzwerk danach hat. Der Vorschlag wird auf ${brand.rollupName} veröffentlicht, wo er wartet.`,
      },
      {
        title: 'Assertion',
        drawing:
          'Unter dem Auge einer Sentry Node hält der Block neben dem Ergebnis, das die Node selbst berechnet hat. Zwischen den beiden Mustern erscheint ein Gleichheitszeichen; bei einem anderen Block wird es durchgestrichen.',
        body: 'Deine Node spielt dieselben Transaktionen noch einmal durch und berechnet den Zustand selbst. Stimmen beide überein, signiert sie eine Assertion, die das festhält, und wacht weiter.',
      },
      {
        title: 'Anfechtung',
        drawing:
          'Vor der Finalität steht ein Tor. Der Block, der übereinstimmte, fährt hindurch. Für den anderen leuchten drei Lampen auf, das Tor bleibt zu, und der Block wird durchgestrichen.',
        body: 'Weichen sie voneinander ab, schlägt die Node Alarm, während der Vorschlag noch wartet, und legt den Beweis bei. Jeder mit einem Stake kann ihn dann anfechten, und der falsche Block wird nie final.',
      },
    ],
    pauseFigure: 'Zeichnung anhalten',
    playFigure: 'Zeichnung abspielen',
    dilemma: {
      title: 'Das Verifier-Dilemma',
      body: 'Ein System, das nie versagt, gibt niemandem einen Grund, es zu prüfen, und ein System, das niemand prüft, wird versagen. Nur für entdeckte Fehler zu bezahlen macht es schlimmer: Je besser das System funktioniert, desto weniger verdienen seine Wächter. Sentry Nodes werden fürs Prüfen belohnt, ob es etwas zu finden gibt oder nicht. So wird auch an ruhigen Tagen gewacht.',
      chart: {
        label:
          'Ein Diagramm. Nach rechts funktioniert das Netzwerk immer besser. Die Bezahlung pro entdecktem Fehler fällt unter die Kosten des Prüfens; von da an prüft niemand mehr. Die Bezahlung fürs Wachen bleibt gleich hoch, über den Kosten.',
        progress: 'Je besser das Netzwerk funktioniert',
        perCatch: 'Bezahlt pro Fund',
        perWatch: 'Bezahlt fürs Wachen',
        cost: 'Was Prüfen kostet',
        gap: 'Niemand prüft',
      },
    },
  },
  requirements: {
    title: 'Was sie braucht',
    body: 'Weniger als ein Spiel. Die Node vergleicht Ergebnisse. Sie speichert die Chain nicht, sie schürft nicht, und sie nutzt die Grafikkarte nicht.',
    columns: { part: 'Teil', least: 'Mindestens', better: 'Komfortabel' },
    rows: [
      { part: 'Prozessor', least: '1 Kern, 64 Bit', better: '2 Kerne' },
      { part: 'RAM', least: '2 GB', better: '4 GB' },
      { part: 'Festplatte', least: '2 GB frei', better: '10 GB frei' },
      { part: 'Verbindung', least: '2 Mbit/s', better: '10 Mbit/s, den ganzen Tag online' },
      { part: 'System', least: 'Windows 10, macOS 12 oder Linux, 64 Bit', better: 'Dasselbe, immer aktuell gehalten' },
    ],
  },
  cloud: {
    title: 'In der Cloud, im Terminal',
    body: 'Jede kleine Linux-Instanz genügt. Drei Schritte, und sie wacht, während dein eigener Rechner schläft.',
    steps: [
      {
        title: 'Laden, prüfen, entpacken',
        body: 'Die zweite Zeile muss OK ausgeben, bevor du die dritte ausführst. Gibt sie nur eine Prüfsumme aus, vergleiche diese mit der auf der Release-Seite.',
      },
      {
        title: 'Einmal von Hand starten',
        body: 'Der erste Start erzeugt eine Betreiberadresse und gibt sie aus. Weise deinen Sentry Key dieser Adresse zu; der Key selbst muss deine eigene Wallet nie verlassen.',
      },
      {
        title: 'Am Laufen halten',
        body: 'Ein Dienst startet die Node zusammen mit dem Rechner und startet sie neu, sobald sie stoppt, unter deinem eigenen Benutzerkonto. Die letzte Zeile zeigt, was sie gerade tut; Strg+C beendet das Journal, nicht die Node.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyByHand: 'Ausgewählt. Drücke Strg+C oder ⌘C zum Kopieren.',
  },
  keys: {
    title: 'Keys und Rewards',
    body: 'Jeder kann die Software ausführen und wachen. Um zu staken und fürs Wachen Netzwerk-Rewards zu erhalten, braucht eine Node einen Sentry Key.',
    points: [
      {
        title: 'Ein Key, eine Node',
        body: 'Ein Sentry Key ist ein Upgrade-Key in Form eines NFTs. Jede Node, die Rewards erhält, braucht ihren eigenen; zehn Nodes brauchen zehn Keys.',
      },
      {
        title: 'Nicht übertragbar',
        body: 'Ein Key bleibt bei der Wallet, die ihn gekauft hat. Er kann nicht verkauft, verliehen oder verschoben werden. Lies also die Vereinbarung, bevor du einen kaufst.',
      },
      {
        title: 'Rewards folgen der Wache',
        body: 'Netzwerk-Rewards fallen für Keys an, deren Nodes korrekte Assertions einreichen. Sie sind weder Arbeitslohn noch Rendite auf den Kaufpreis des Keys, und niemand kann versprechen, wie hoch sie ausfallen.',
      },
      {
        title: 'Erst verifiziert, dann ausgezahlt',
        body: 'Bevor Rewards beansprucht werden können, wird die Identität des Inhabers verifiziert. Betreiber müssen mindestens 18 Jahre alt sein, dürfen keine US-Personen sein und nicht in einer Region leben, für die Beschränkungen gelten.',
      },
    ],
    agreement: 'Vereinbarung lesen',
  },
  questions: {
    title: 'Häufige Fragen',
    list: [
      {
        question: 'Kann ich eine Node ohne Sentry Key betreiben?',
        answer:
          'Ja. Sie wacht und schlägt Alarm wie jede andere. Sie kann nicht staken, und sie erhält keine Netzwerk-Rewards.',
      },
      {
        question: 'Muss mein Computer die ganze Zeit laufen?',
        answer:
          'Eine Node wacht nur, solange sie läuft. Du kannst sie ohne Strafe aus- und wieder einschalten, aber sie verpasst, was in der Zwischenzeit passiert. Am wenigsten verpasst eine Cloud-Instanz.',
      },
      {
        question: 'Können sich mehrere Nodes einen Rechner teilen?',
        answer: 'Ja. Trotzdem braucht jede Node, die Rewards erhält, ihren eigenen Key.',
      },
      {
        question: 'Warum sehe ich auf meinem Mac den Windows-Button?',
        answer:
          'Viele Betreiber laden auf einem Rechner herunter und installieren auf einem anderen. Der macOS-Build steht an erster Stelle, und alle Builds stehen in der Tabelle aller Downloads.',
      },
      {
        question: 'Ich nutze Linux. Wo ist mein Download?',
        answer:
          'In der Tabelle aller Downloads: der Desktop-Client als AppImage und die Kommandozeilen-Node als Archiv.',
      },
      {
        question: 'Was passiert, wenn meine Node einen falschen Block findet?',
        answer:
          'Sie schlägt Alarm und legt den Beweis bei. Du musst nichts tun. Handeln müssen die, die im Rollup einen Stake haben, und sie haben Zeit, denn ein angefochtener Vorschlag kann nicht final werden.',
      },
      {
        question: 'Wo stehen die Regeln?',
        answer: 'In der Softwarevereinbarung zur Sentry Node, verlinkt am Ende jeder Seite.',
      },
    ],
  },
}
