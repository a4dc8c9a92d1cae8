import type { CollectionItems } from '@network-site/site/schema/collection-items'
import { facts } from './facts.ts'

/** The 42 pictures of the collection, as wallets and market places name them. The placeholders are drawn from the traits. */
export const collectionItems: CollectionItems = facts.collectionItems
