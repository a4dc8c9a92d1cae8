import type { Plural } from './translation.ts'

/** Copy for sharing the progress of a wallet. */
export const shareWords = {
  action: 'Share',
  title: 'Share this progress',
  intro: 'Anyone with the link can see this page for this wallet. Previews of the link show this picture.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  /** Shown if the browser cannot copy and selects the link instead. */
  selected: 'Selected. Press Ctrl+C or ⌘C to copy.',
  close: 'Close',
  /** Shown while the image is rendered, and if that fails. */
  drawing: 'Drawing your progress…',
  undrawn: 'The picture could not be created. Close this dialog and try again.',
  alt: 'A card with the streak, today’s items as lights, and the rank badge.',
  /** Drawn on the image. */
  card: {
    /** Under the number. */
    streak: { one: 'day in a row', other: 'days in a row' } satisfies Plural as Plural,
    today: '{minted} of {total} today',
    place: 'Place {place} of {places}',
    noRank: 'No rank yet',
  },
}
