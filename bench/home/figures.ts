import type { Result } from 'lighthouse'

/** The scores and timings of one visit. */
export type Figures = Record<keyof typeof figures, number>

type Figure = {
  name: string
  read: (result: Result) => number | null | undefined
  /** The worst value we claim. Absent for a figure that only explains the others. */
  goal?: { atLeast: number } | { atMost: number }
  show: (value: number) => string
}

const score = (category: string) => (result: Result) => (result.categories[category]?.score ?? Number.NaN) * 100
const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue

/** Every figure of the table, in its order. */
export const figures = {
  performance: { name: 'Performance', read: score('performance'), goal: { atLeast: 99 }, show: whole },
  accessibility: { name: 'Accessibility', read: score('accessibility'), goal: { atLeast: 100 }, show: whole },
  practices: { name: 'Best practices', read: score('best-practices'), goal: { atLeast: 100 }, show: whole },
  search: { name: 'SEO', read: score('seo'), goal: { atLeast: 100 }, show: whole },
  firstPaint: { name: 'First contentful paint', read: audit('first-contentful-paint'), show: seconds },
  largestPaint: {
    name: 'Largest contentful paint',
    read: audit('largest-contentful-paint'),
    goal: { atMost: 1200 },
    show: seconds,
  },
  shift: {
    name: 'Cumulative layout shift',
    read: audit('cumulative-layout-shift'),
    goal: { atMost: 0 },
    show: (value) => value.toFixed(3),
  },
  blocking: {
    name: 'Total blocking time',
    read: audit('total-blocking-time'),
    goal: { atMost: 50 },
    show: (value) => `${whole(value)} ms`,
  },
  speedIndex: { name: 'Speed index', read: audit('speed-index'), show: seconds },
  machine: { name: 'Index of this machine', read: ({ environment }) => environment.benchmarkIndex, show: whole },
} satisfies Record<string, Figure>

export const figureKeys = Object.keys(figures) as (keyof typeof figures)[]

/** The figure's description, whichever it is. */
export function figure(key: keyof Figures): Figure {
  return figures[key]
}

function whole(value: number): string {
  return String(Math.round(value))
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
