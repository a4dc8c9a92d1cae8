import type { Vanguards } from './schema/vanguards.ts'

/** The 42 pictures of the collection, as wallets and market places name them. */
export const vanguards: Vanguards = [
  {
    id: 1,
    name: 'Aster Vale',
    traits: [
      { trait_type: 'Order', value: 'Sentinel' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 2,
    name: 'Brannoch',
    traits: [
      { trait_type: 'Order', value: 'Pathfinder' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 3,
    name: 'Calyx Orro',
    traits: [
      { trait_type: 'Order', value: 'Artificer' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 4,
    name: 'Dune Marrow',
    traits: [
      { trait_type: 'Order', value: 'Oracle' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 5,
    name: 'Ember Tace',
    traits: [
      { trait_type: 'Order', value: 'Corsair' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 6,
    name: 'Farrow Quill',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Copper' },
    ],
  },
  {
    id: 7,
    name: 'Galen Thrice',
    traits: [
      { trait_type: 'Order', value: 'Herald' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Copper' },
    ],
  },
  {
    id: 8,
    name: 'Hesper Noll',
    traits: [
      { trait_type: 'Order', value: 'Sentinel' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 9,
    name: 'Ilex Varr',
    traits: [
      { trait_type: 'Order', value: 'Pathfinder' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 10,
    name: 'Juno Ashgrave',
    traits: [
      { trait_type: 'Order', value: 'Artificer' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 11,
    name: 'Kestrel Ode',
    traits: [
      { trait_type: 'Order', value: 'Oracle' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 12,
    name: 'Lyra Fenn',
    traits: [
      { trait_type: 'Order', value: 'Corsair' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 13,
    name: 'Morrow Pike',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 14,
    name: 'Nadir Sol',
    traits: [
      { trait_type: 'Order', value: 'Herald' },
      { trait_type: 'Orbit', value: 'Inner' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Copper' },
    ],
  },
  {
    id: 15,
    name: 'Oriel Wyn',
    traits: [
      { trait_type: 'Order', value: 'Sentinel' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 16,
    name: 'Perrin Halo',
    traits: [
      { trait_type: 'Order', value: 'Pathfinder' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 17,
    name: 'Quarrel',
    traits: [
      { trait_type: 'Order', value: 'Artificer' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 18,
    name: 'Riven Sable',
    traits: [
      { trait_type: 'Order', value: 'Oracle' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 19,
    name: 'Sorrel Vane',
    traits: [
      { trait_type: 'Order', value: 'Corsair' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 20,
    name: 'Tamsin Rook',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 21,
    name: 'Umber Kade',
    traits: [
      { trait_type: 'Order', value: 'Herald' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Copper' },
    ],
  },
  {
    id: 22,
    name: 'Vesper Lorne',
    traits: [
      { trait_type: 'Order', value: 'Sentinel' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 23,
    name: 'Wick Tallow',
    traits: [
      { trait_type: 'Order', value: 'Pathfinder' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 24,
    name: 'Xanthe Ruel',
    traits: [
      { trait_type: 'Order', value: 'Artificer' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 25,
    name: 'Yarrow Hale',
    traits: [
      { trait_type: 'Order', value: 'Oracle' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 26,
    name: 'Zephyr Cairn',
    traits: [
      { trait_type: 'Order', value: 'Corsair' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 27,
    name: 'Argent Moth',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 28,
    name: 'Basalt Rhee',
    traits: [
      { trait_type: 'Order', value: 'Herald' },
      { trait_type: 'Orbit', value: 'Middle' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Copper' },
    ],
  },
  {
    id: 29,
    name: 'Cinder Lowe',
    traits: [
      { trait_type: 'Order', value: 'Sentinel' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 30,
    name: 'Drift Anselm',
    traits: [
      { trait_type: 'Order', value: 'Pathfinder' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 31,
    name: 'Echo Brandt',
    traits: [
      { trait_type: 'Order', value: 'Artificer' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 32,
    name: 'Flint Ossian',
    traits: [
      { trait_type: 'Order', value: 'Oracle' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 33,
    name: 'Gloam Ivory',
    traits: [
      { trait_type: 'Order', value: 'Corsair' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 34,
    name: 'Harrow Finch',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 35,
    name: 'Iris Cobalt',
    traits: [
      { trait_type: 'Order', value: 'Herald' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Copper' },
    ],
  },
  {
    id: 36,
    name: 'Jasper Nye',
    traits: [
      { trait_type: 'Order', value: 'Sentinel' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 37,
    name: 'Keel Morrigan',
    traits: [
      { trait_type: 'Order', value: 'Pathfinder' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Iron' },
    ],
  },
  {
    id: 38,
    name: 'Lumen Strake',
    traits: [
      { trait_type: 'Order', value: 'Artificer' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Crown' },
      { trait_type: 'Metal', value: 'Glass' },
    ],
  },
  {
    id: 39,
    name: 'Mica Dray',
    traits: [
      { trait_type: 'Order', value: 'Oracle' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Mask' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
  {
    id: 40,
    name: 'Nova Hart',
    traits: [
      { trait_type: 'Order', value: 'Corsair' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Hood' },
      { trait_type: 'Metal', value: 'Gold' },
    ],
  },
  {
    id: 41,
    name: 'Onyx Perigee',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Visor' },
      { trait_type: 'Metal', value: 'Silver' },
    ],
  },
  {
    id: 42,
    name: 'The Last Sentry',
    traits: [
      { trait_type: 'Order', value: 'Warden' },
      { trait_type: 'Orbit', value: 'Outer' },
      { trait_type: 'Helm', value: 'Lantern' },
      { trait_type: 'Metal', value: 'Obsidian' },
    ],
  },
]
