import { cardSchema } from './card-schema.ts'

/** The picture of a collection, as the API reference describes it. */
export const collectionCardSchemas = {
  card: cardSchema(
    {
      url: '/collection-card/:file',
      tag: 'Collection',
      summary: 'A wallet’s collection as a picture',
      description: '1200 by 630 pixels, drawn from what the chain says the wallet holds. Kept for a minute.',
    },
    'CHAIN_SILENT',
  ),
}
