import { brand } from '../../brand.ts'
import { network } from '../../network.ts'
import type * as english from '../../home-page.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Layer 3 auf ${brand.rollupName} auf ${brand.baseChainName}`,
  headline: 'Blockchain-Gaming für die breite Masse',
  subheader: 'Die erste Layer-3-Chain für AAA-Gaming',
  body: `Gewinnst du ein Schwert, gehört es dir: zum Behalten, zum Verleihen, zum Verkaufen an Fremde drei Kontinente weiter. ${brand.name} gibt jedem Item im Spiel einen Eigentümer auf einer öffentlichen Chain und sorgt dafür, dass dir Wallets, Gas und Signaturen beim Spielen nicht im Weg stehen.`,
  investors: {
    title: 'Unterstützt von',
    pause: 'Logos anhalten',
    play: 'Logos abspielen',
  },
}

export const node: Translation<typeof english.node> = {
  title: `Betreibe eine ${brand.nodeName}`,
  subtitle: 'Werde Node-Betreiber und erhalte Netzwerk-Rewards',
  body: `Eine ${brand.nodeName} ist eine Beobachtungs-Node, die das Rollup-Protokoll von ${brand.name} überwacht. Wird ein falscher Block vorgeschlagen, schlägt sie Alarm, damit andere eingreifen können.`,
  dilemma: `Solange jeder Block ehrlich ist, wird niemand fürs Prüfen bezahlt. Also prüft niemand, und der erste unehrliche Block geht durch. Das ist das Verifier-Dilemma. ${brand.nodeName}s lösen es, denn belohnt wird schon die Wache, nicht erst der Fang.`,
  more: `So wacht eine ${brand.nodeName}`,
  image: {
    alt: `Eine ${brand.nodeName}, gezeichnet als Instrument: eine Irisblende aus Messing auf schwerem Sockel, in der ein rotes Licht brennt.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'Echtes Eigentum',
  caption: 'Für Spieler',
  subtitle: 'Zwanzig Jahre Loot, und nichts davon hat je dir gehört',
  body: `In den meisten Spielen ist ein seltener Drop eine Zeile in einer fremden Datenbank. Auf ${brand.name} ist er ein Token in deinem Konto, und das Spiel ist einer der Orte, an denen du ihn einsetzen kannst.`,
  promises: [
    {
      title: 'Das Register ist offen',
      body: 'Wem ein Item gehört, steht auf einer Chain, die alle lesen können und kein Studio ändern kann. Ein Patch kann ändern, was deine Axt kann. Er kann nicht ändern, wem sie gehört.',
    },
    {
      title: 'Die Wallet ist optional',
      body: 'Erst wird gespielt. Keine Seed-Phrase vor dem Tutorial, kein Gas, das du vor dem ersten Kampf kaufen musst. Bring eine Wallet mit, wenn du eine willst. Wer nie eine will, verpasst nichts.',
    },
    {
      title: 'Der Ausgang ist frei',
      body: 'Handle im Spiel, mit Freunden oder auf jedem Markt, der denselben Token-Standard spricht. Wenn du aufhörst, nimmst du mit, was du dir erspielt hast.',
    },
  ],
  comparison: {
    title: 'Dasselbe Item, zweierlei Eigentum',
    question: 'Was passiert,',
    before: 'In den meisten Spielen',
    after: `Auf ${brand.name}`,
    rows: [
      {
        question: 'wenn du es gewinnst',
        before: 'Die Datenbank des Publishers bekommt eine neue Zeile',
        after: 'Dein Konto bekommt einen Token',
      },
      {
        question: 'wenn du es verkaufst',
        before: 'Die Nutzungsbedingungen verbieten es oder nehmen es dir wieder weg',
        after: 'Es geht an den Käufer, die Zahlung an dich',
      },
      {
        question: 'wenn die Server abgeschaltet werden',
        before: 'Es ist weg',
        after: 'Es liegt weiter in deinem Konto, lesbar für jedes Spiel, das es haben will',
      },
      {
        question: 'wenn du anfängst',
        before: 'Du legst ein Konto an',
        after: 'Du legst ein Konto an. Sonst nichts',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Technologie',
  caption: 'Bahn um Bahn',
  body: `Drei Layer, und jeder macht, was er am besten kann. Spiele laufen auf ${brand.name}. ${brand.name} rechnet auf ${brand.rollupName} ab. ${brand.rollupName} wird von ${brand.baseChainName} gesichert. Wer spielt, sieht nichts davon, und genau darum geht es.`,
  layers: [
    {
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Parallele Verarbeitung, Skalierbarkeit, Effizienz, geringere Kosten',
      description:
        'Spiele laufen nebeneinander, statt sich hintereinander anzustellen. Das Launch-Wochenende der einen Welt bremst kein Match in einer anderen, Blöcke enthalten Spielaktionen und sonst fast nichts, und eine Aktion kostet so wenig, dass ein Studio sie bezahlen und vergessen kann.',
      image: { alt: 'Die Spitze der Maschine: eine brennende Kugel in ihren Umlaufbahnen.' },
    },
    {
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Verarbeitung off-chain, geringere Kosten, höheres Tempo',
      description:
        'Transaktionen werden abseits der Basis-Chain ausgeführt und dort in komprimierten Paketen veröffentlicht. Tausende teilen sich den Preis einer einzigen, und eine Antwort kommt nach Augenblicken statt nach Minuten.',
      image: { alt: 'Die Mitte der Maschine: ein graviertes Zifferblatt aus Messing mit seinen Zahnrädern.' },
    },
    {
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Sicherheit und Dezentralisierung',
      description:
        'Das endgültige Register führen unabhängige Validatoren auf der ganzen Welt. Was hier einmal feststeht, können weder wir noch ein Studio noch eine einzelne Regierung umschreiben.',
      image: { alt: 'Der Fuß der Maschine: ein breites, dunkles Zahnrad, das alles andere trägt.' },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `${brand.name} Foundation`,
  caption: 'Verantwortung',
  subtitle: 'Jemand muss das Werk aufziehen, ohne die Planeten zu besitzen',
  body: `Die ${brand.name} Foundation kümmert sich um das Protokoll, damit Studios länger darauf bauen können, als die Roadmap irgendeines Unternehmens reicht. Sie veröffentlicht den Code, finanziert die Werkzeuge, die Spielen fehlen, und bereitet den Tag vor, an dem niemand sie mehr braucht.`,
  duties: [
    {
      title: 'Offen halten',
      body: 'Die Node-Software und ihre Releases sind öffentlich, mit Prüfsummen, die jeder nachprüfen kann. Ein Studio kann jede Zeile lesen, auf der seine Ökonomie stehen wird, bevor es selbst eine schreibt.',
    },
    {
      title: 'Bezahlen, was fehlt',
      body: 'Fördermittel gehen an Arbeit, die mehr als ein Spiel braucht: Engine-Plug-ins, Item-Standards, Indexer, Audits. Zu jeder Förderung wird veröffentlicht, was versprochen wurde, und später, was davon angekommen ist.',
    },
    {
      title: 'Mit Absicht loslassen',
      body: 'Entscheidungen gehen von der Foundation an die Menschen über, die das Netzwerk betreiben: eine Befugnis nach der anderen, öffentlich und in einer Reihenfolge, die vorher niedergeschrieben wurde.',
    },
  ],
  limit:
    'Die Foundation verwahrt keine Items der Spieler, kann sie nicht bewegen und bekommt keinen Anteil an dem, was ein Verkauf einbringt.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Genesis-Mitwirkende',
  caption: 'Vor Block eins',
  subtitle: 'Jede Chain hat einen ersten Block. Manche waren schon vorher da',
  body: `Genesis-Mitwirkende bauen auf ${brand.name} oder wachen darüber, solange es noch unfertig ist: wenn die Doku dünn ist, das Testnet ohne Vorwarnung neu startet und ein Bugreport mehr wert ist als eine Pressemitteilung. Wir haben vor, uns zu merken, wer sie waren.`,
  tracks: [
    {
      title: 'Builder',
      who: 'Studios, Modder und Tool-Entwickler, die deployen, solange die Farbe noch nass ist.',
      counts: [
        'Ein Spiel, ein Modus oder ein Tool, das im Testnet läuft',
        'Eine gemergte Änderung an der Node, an einem Engine-Plug-in oder an der Dokumentation',
        'Eine Meldung, die zu einem Fix geführt hat, allen voran Sicherheitsmeldungen',
      ],
    },
    {
      title: 'Node-Betreiber',
      who: 'Alle, die eine Sentry Node betreiben, bevor es im Netzwerk viel zu bewachen gibt.',
      counts: [
        'Eine Node, die das ganze Testnet hindurch Wache gehalten hat',
        'Ein Alarm bei einer Übung, samt Beweis',
        'Eine Anleitung, mit der jemand anderes die eigene Node aufsetzen konnte',
      ],
    },
  ],
  honors: {
    title: 'Dafür gibt es',
    items: [
      'Deinen Namen oder den deines Studios im Genesis-Eintrag des Mainnets',
      'Eine dauerhafte Genesis-Rolle in der Community, niemals käuflich',
      'Einen direkten Draht zu den Entwicklern, die das Protokoll schreiben',
      'Die ersten Plätze, wenn ein neues Testnet oder Engine-Plug-in startet',
    ],
  },
  callToAction: 'Woran baust du?',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'In jedem Spiel',
  body: `Die ${brand.leagueName} ist die oberste Gaming-Liga von ${brand.name}. Es gibt kein Anmeldeformular und kein Startgeld: Wer in Spielen des Netzwerks Elite-Erfolge freischaltet, wird Vanguard und trägt den Titel von einem Spiel ins nächste.`,
  image: { alt: 'Die Vanguard-Trophäe: Umlaufbahnen aus Messing um einen Kern aus rotem Licht.' },
  carouselLabel: 'So funktioniert die Liga',
  features: [
    {
      title: 'Automatisch dabei',
      body: 'Du bewirbst dich nicht. Erreichst du einen der Elite-Erfolge eines Spiels, bist du drin: Der Erfolg ist die Einladung.',
    },
    {
      title: 'In Entwicklung',
      body: 'Die Liga ist in Entwicklung. Die Integration in Spiele wird zum Start von Layer 3 erwartet.',
    },
    {
      title: 'Exklusive Belohnungen',
      body: 'Mitglieder schalten exklusive Belohnungen frei: Items, Titel und Zugänge, die man sich erspielt und nicht kaufen kann.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Komm in die Community',
  caption: 'Offen für alle',
  subtitle: `Mach dich bereit fürs nächste Level mit ${network.chainName}`,
  body: `${brand.name} ist die erste Layer-3-Chain für AAA-Gaming und entsteht vor aller Augen. Frag die Entwickler, was sie diese Woche kaputt gemacht haben, hol dir eine Quest, finde noch drei Leute für einen Raid oder zeig uns das Spiel, an dem du arbeitest.`,
  buildWithUs: 'Bau mit uns',
  socialTitle: 'Hier findest du uns',
  social: [
    { label: 'X', purpose: 'Neuigkeiten, hier zuerst' },
    { label: 'Discord', purpose: 'Sprich mit uns und den anderen' },
    { label: 'Telegram', purpose: 'Ankündigungen und Chat' },
    { label: 'Zealy', purpose: 'Tägliche Quests' },
    { label: 'Galxe', purpose: 'Kampagnen und Badges' },
  ],
}
