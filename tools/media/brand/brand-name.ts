import { brand } from '@home/site/brand'

/** The name drawn in the wordmark and on previews. */
export const brandName = brand.name
