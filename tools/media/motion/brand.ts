import { brand } from '@home/site/brand'

/** The network's name as the film says it. */
export const brandName = brand.name.toUpperCase()
