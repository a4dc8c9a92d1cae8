import type { Facts } from '../facts.ts'

/** Never read: when the files beside this one are written to site/src, each `facts.…` in them becomes its value. */
export declare const facts: Facts
