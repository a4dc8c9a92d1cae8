import type { Mark } from '@network-site/site/schema/mark'
import { facts } from './facts.ts'

/** A letter in a frame, until there is a mark. */
export const mark: Mark = facts.mark
