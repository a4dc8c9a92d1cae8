import { network } from '../../network.ts'
import type * as english from '../../games.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Spiele',
  caption: 'In Entwicklung',
  subtitle: `Kommende Spiele auf ${network.chainName}`,
  body: `Diese Spiele arbeiten gerade an ihrem Start im Netzwerk von ${network.chainName}. Die Links führen zu allem, was es schon zu lesen gibt:`,
  learnMore: 'Mehr erfahren',
  comingSoon: 'Demnächst',
  carouselLabel: 'Kommende Spiele',
  list: [
    {
      slug: 'roche-line',
      genre: 'Schwerelose Rennen',
      body: 'Fahr Rennen im Ring einer Welt, die ihre Monde frisst. Die Strecke besteht aus elftausend Kilometern Eis, und sie bewegt sich, während du auf ihr fährst. Den Rumpf, den du nach Hause bringst, behältst du: Jede Narbe gehört dir, zum Flicken, Zeigen oder Verkaufen.',
      keyArt: { alt: 'Artwork zu Roche Line: Renngleiter im Eisring eines Riesenplaneten.' },
    },
    {
      slug: 'brassmarch',
      genre: 'Taktische Belagerung',
      body: 'Halte die Mauer gegen Riesen, die aufgezogen wurden, bevor deine Großmutter zur Welt kam. Du hast ein Torhaus, vierzig Piken und eine einzige gute Kanone. Was du aus einem Riesen herausschneidest, schraubst du direkt an deine Verteidigung, jedes Teil mit Seriennummer und Geschichte.',
      keyArt: {
        alt: 'Artwork zu Brassmarch: ein Uhrwerk-Riese über einer befestigten Mauer in der Abenddämmerung.',
      },
    },
    {
      slug: 'fathom-debt',
      genre: 'Extraction in der Tiefsee',
      body: 'Alles auf dem Meeresgrund gehört jemandem, und manches davon ist wach. Ihr taucht zu dritt, mit geborgter Luft und einem gemieteten Tauchboot. Bringt ihr die Fracht nach oben, gehört sie ganz euch. Bleibt ihr zu lange, werden die Zinsen persönlich eingetrieben.',
      keyArt: {
        alt: 'Artwork zu Fathom Debt: Die Scheinwerfer eines kleinen Tauchboots finden im Dunkeln ein Auge.',
      },
    },
    {
      slug: 'lofthold',
      genre: 'Aufbau auf Himmelsinseln',
      body: 'Errichte ein Dorf auf einem Felsen, den der Wind davonträgt. Spanne Brücken, bevor die Strömung euch trennt, und leih dem Nachbarn deine Windmühle für das Mehl einer Ernte. Was du entwirfst, können andere bauen, und dein Name bleibt daran stehen.',
      keyArt: { alt: 'Artwork zu Lofthold: ein Dorf mit Windmühle auf einer schwebenden Insel.' },
    },
    {
      slug: 'vesperine',
      genre: 'Noch geheim',
      body: 'Eine Finsternis. Eine Tür. Ein Ring steht auf dem Salz, dort, wohin der Schatten fällt. Wir dürfen sagen, dass du allein hineingehst, dass die andere Seite sich an dich erinnert und dass es das, was du heraustragst, noch nie gegeben hat. Mehr dürfen wir noch nicht sagen.',
      keyArt: { alt: 'Artwork zu Vesperine: ein großer Ring auf einer Salzebene unter einer Sonnenfinsternis.' },
    },
  ],
}
