import type { Controls } from './schema/controls.ts'

/** What buttons and links that stand on many pages are called, most of it only read aloud. */
export const controls: Controls = {
  opensInNewTab: 'opens in a new tab',
  dismiss: 'Dismiss',
  film: { pause: 'Pause the background film', play: 'Play the background film' },
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    position: '{position} of {count}',
    dots: 'Choose a slide',
    pause: 'Stop turning by itself',
    play: 'Turn by itself',
  },
}
