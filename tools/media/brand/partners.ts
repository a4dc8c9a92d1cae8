import type { Face } from './lettering.ts'

export type Partner = {
  slug: string
  name: string
  role: 'investor' | 'powered-by'
  lines: readonly string[]
  face: Face
  size: number
  tracking: number
  /** Shapes on a 40-unit square, in currentColor unless they say otherwise. */
  mark: string
}

const bars = (heights: readonly number[]) =>
  heights
    .map((height, index) => `<rect x="${3 + index * 7.2}" y="${20 - height / 2}" width="3.4" height="${height}"/>`)
    .join('')

/** Invented companies; none of them exists. */
export const partners: readonly Partner[] = [
  {
    slug: 'calder-vane',
    name: 'Calder Vane',
    role: 'investor',
    lines: ['Calder Vane'],
    face: 'marcellus',
    size: 25,
    tracking: 0.01,
    mark: `<path d="M20 2 36 34 20 27Z"/><path d="M20 2 4 34 17 28.3V12Z" opacity=".55"/>`,
  },
  {
    slug: 'ninth-meridian',
    name: 'Ninth Meridian',
    role: 'investor',
    lines: ['NINTH', 'MERIDIAN'],
    face: 'archivo',
    size: 14.5,
    tracking: 0.12,
    mark: `<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="20" cy="20" r="16.5"/><ellipse cx="20" cy="20" rx="11" ry="16.5"/><ellipse cx="20" cy="20" rx="4.6" ry="16.5"/></g><circle cx="31" cy="20" r="3.6"/>`,
  },
  {
    slug: 'thornwake',
    name: 'Thornwake',
    role: 'investor',
    lines: ['THORNWAKE'],
    face: 'krona',
    size: 19,
    tracking: 0,
    mark: `<path d="M4 33C15 31 19 20 19 5c5 11 4 24-4 31 9-2 15-9 17-20 5 12-4 22-17 22C10 38 6 36.500 4 33Z"/>`,
  },
  {
    slug: 'hexmoor',
    name: 'Hexmoor',
    role: 'investor',
    lines: ['hexmoor'],
    face: 'unbounded',
    size: 20,
    tracking: -0.02,
    mark: `<path fill-rule="evenodd" d="M20 2 35.600 11v18L20 38 4.400 29V11ZM20 8.500 10 14.300v11.400l10 5.800 10-5.800V14.300Z"/><path d="M20 14.500l5 2.900v5.800l-5 2.900-5-2.900v-5.800Z"/>`,
  },
  {
    slug: 'farrow-tide',
    name: 'Farrow & Tide',
    role: 'investor',
    lines: ['Farrow & Tide'],
    face: 'italiana',
    size: 28,
    tracking: 0,
    mark: `<g fill="none" stroke="currentColor" stroke-width="2"><path d="M3 14c6-5 11-5 17 0s11 5 17 0M3 21c6-5 11-5 17 0s11 5 17 0M3 28c6-5 11-5 17 0s11 5 17 0"/></g>`,
  },
  {
    slug: 'parallax-row',
    name: 'Parallax Row',
    role: 'investor',
    lines: ['PARALLAX ROW'],
    face: 'syncopate',
    size: 15.5,
    tracking: 0.06,
    mark: bars([34, 26, 18, 10, 4]),
  },
  {
    slug: 'lumenhold',
    name: 'Lumenhold',
    role: 'investor',
    lines: ['Lumenhold'],
    face: 'sora',
    size: 23,
    tracking: -0.01,
    mark: `<path fill-rule="evenodd" d="M3 37V20a17 17 0 0 1 34 0v17h-9V20a8 8 0 0 0-16 0v17Z"/><circle cx="20" cy="31.500" r="4.500"/>`,
  },
  {
    slug: 'strandlight',
    name: 'Strandlight',
    role: 'powered-by',
    lines: ['STRANDLIGHT'],
    face: 'michroma',
    size: 16.5,
    tracking: 0.05,
    mark: `<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"><path d="M6 36C6 18 34 22 34 4M14 36c0-14 20-14 20-22M6 26C6 16 26 16 26 4"/></g>`,
  },
  {
    slug: 'oxbow-relay',
    name: 'Oxbow Relay',
    role: 'powered-by',
    lines: ['OXBOW', 'RELAY'],
    face: 'shoulders',
    size: 19,
    tracking: 0.06,
    mark: `<g fill="none" stroke="currentColor" stroke-width="4"><path d="M2 8h13a12 12 0 0 1 0 24H2"/><path d="M25 4.500a17 17 0 0 1 0 31"/></g><circle cx="14" cy="20" r="4"/>`,
  },
  {
    slug: 'kiteframe',
    name: 'Kiteframe',
    role: 'powered-by',
    lines: ['Kiteframe'],
    face: 'rajdhani',
    size: 30,
    tracking: 0.01,
    mark: `<path fill="none" stroke="currentColor" stroke-width="2.400" stroke-linejoin="round" d="M20 3 34 16 20 37 6 16ZM6 16h28M20 3v34"/><path d="M20 3 34 16H20Z"/>`,
  },
  {
    slug: 'palisade-nine',
    name: 'Palisade Nine',
    role: 'powered-by',
    lines: ['PALISADE/9'],
    face: 'archivoBlack',
    size: 18,
    tracking: 0.01,
    mark: [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map(
          (column) =>
            `<path d="M${4 + column * 12} ${6 + row * 11.5}l4-3.500 4 3.500v4.500h-8Z"${row + column === 2 ? '' : ' opacity=".6"'}/>`,
        ),
      )
      .join(''),
  },
]
