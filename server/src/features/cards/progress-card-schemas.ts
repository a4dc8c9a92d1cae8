import { cardSchema } from './card-schema.ts'

/** The picture of a wallet's progress, as the API reference describes it. */
export const progressCardSchemas = {
  card: cardSchema(
    {
      url: '/progress-card/:file',
      tag: 'Quests',
      summary: 'A wallet’s progress as a picture',
      description:
        '1200 by 630 pixels: its streak, today’s items, and its rank with the badge of the season. Kept for a minute. A link to a wallet’s progress page shows it where it is shared.',
    },
    'MINT_INDEX_UNAVAILABLE',
  ),
}
