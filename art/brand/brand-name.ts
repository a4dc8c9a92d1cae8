import { brand } from '@network-site/site/brand'

/** The name drawn in the wordmark and on previews. */
export const brandName = brand.name
