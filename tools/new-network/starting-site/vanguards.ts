import type { Vanguards } from '@network-site/site/schema/vanguards'
import { facts } from './facts.ts'

/** The 42 pictures of the collection, as wallets and market places name them. The placeholders are drawn from the traits. */
export const vanguards: Vanguards = facts.vanguards
