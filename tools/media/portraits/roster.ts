import type { Vanguard } from './vanguard.ts'

type Row = readonly [
  name: string, helm: Vanguard['helm'], visor: Vanguard['visor'], plating: Vanguard['plating'], crest: Vanguard['crest'],
  mantle: Vanguard['mantle'], pauldron: Vanguard['pauldron'], insignia: Vanguard['insignia'], signPlace: Vanguard['signPlace'],
  livery: Vanguard['livery'], backdrop: Vanguard['backdrop'], facing: Vanguard['facing'], turn: number,
]

// Neighbours in the grid never share a helm or a livery.
const rows: readonly Row[] = [
  ['Ashgate Proctor', 'Corinth', 'Tee', 'Layered', 'Mane', 'Gorget', 'Domed', 'Spheres', 'cheek', 'Obsidian', 'Halo', 'left', 0.5],
  ['Perihelion Jane', 'Aphelion', 'Veil', 'Monocoque', 'Antennae', 'Rebreather', 'Angular', 'Chevrons', 'cheek', 'Bone', 'Limb', 'right', 0.42],
  ['Sixth Hour', 'Kabuto', 'Twin', 'Layered', 'Crescent', 'Gorget', 'Lames', 'Spheres', 'cheek', 'Oxblood', 'Tempest', 'right', 0.36],
  ['Gravel Saint', 'Bulwark', 'Band', 'Tessellate', 'None', 'Rebreather', 'Angular', 'Numeral', 'cheek', 'Gunmetal', 'Foundry', 'right', 0.5],
  ['The Unspent King', 'Bastion', 'Cross', 'Riveted', 'Crown', 'Scarf', 'Domed', 'Sunburst', 'cheek', 'Brass', 'Transit', 'left', 0.4],
  ['Cantor of Glass', 'Oracle', 'Mono', 'Engraved', 'Halo', 'Collar', 'Domed', 'Eclipse', 'cheek', 'Gilt', 'Armillary', 'left', 0.44],
  ['Redshift Mara', 'Raptor', 'Chevron', 'Monocoque', 'Wings', 'Collar', 'Angular', 'Talon', 'brow', 'Crimson', 'Eclipse', 'left', 0.46],
  ['Copper Anubite', 'Jackal', 'Slit', 'Engraved', 'None', 'Scarf', 'Lames', 'Eclipse', 'cheek', 'Verdigris', 'Limb', 'right', 0.62],
  ['Nobody’s Lantern', 'Pilgrim', 'Array', 'Monocoque', 'None', 'Scarf', 'Domed', 'Talon', 'cheek', 'Ember', 'Halo', 'left', 0.44],
  ['Low Orbit Vey', 'Aphelion', 'Band', 'Layered', 'Blade', 'Gorget', 'Angular', 'Stripe', 'half', 'Midnight', 'Transit', 'left', 0.4],
  ['Tithe of Iron', 'Bastion', 'Slit', 'Layered', 'Wings', 'Gorget', 'Domed', 'Lozenge', 'brow', 'Ash', 'Eclipse', 'right', 0.38],
  ['Marrow Vigil', 'Corinth', 'Twin', 'Engraved', 'Blade', 'Scarf', 'Lames', 'Eclipse', 'cheek', 'Bone', 'Tempest', 'right', 0.52],
  ['Harrow Nine', 'Raptor', 'Mono', 'Tessellate', 'Antennae', 'Rebreather', 'Angular', 'Numeral', 'cheek', 'Obsidian', 'Armillary', 'right', 0.4],
  ['Cinder Abbot', 'Bulwark', 'Cross', 'Riveted', 'Mane', 'Collar', 'Angular', 'Chevrons', 'brow', 'Oxblood', 'Halo', 'left', 0.42],
  ['Ninefold Eye', 'Pilgrim', 'Mono', 'Engraved', 'Halo', 'Collar', 'Domed', 'Spheres', 'cheek', 'Brass', 'Limb', 'right', 0.36],
  ['Quiet Ordnance', 'Kabuto', 'Slit', 'Monocoque', 'Horns', 'Scarf', 'Lames', 'Stripe', 'cheek', 'Gunmetal', 'Eclipse', 'left', 0.44],
  ['Saint Ellipse', 'Oracle', 'Veil', 'Monocoque', 'Crown', 'Gorget', 'Domed', 'Sunburst', 'cheek', 'Crimson', 'Transit', 'right', 0.4],
  ['Hound of Ceres', 'Jackal', 'Twin', 'Layered', 'None', 'Gorget', 'Angular', 'Talon', 'cheek', 'Midnight', 'Foundry', 'left', 0.6],
  ['Lodestar Ibo', 'Corinth', 'Chevron', 'Riveted', 'Wings', 'Collar', 'Domed', 'Lozenge', 'brow', 'Brass', 'Halo', 'right', 0.46],
  ['Dry Dock Prophet', 'Aphelion', 'Array', 'Tessellate', 'None', 'Rebreather', 'Lames', 'Numeral', 'cheek', 'Ember', 'Foundry', 'right', 0.48],
  ['The Ossuary Key', 'Bastion', 'Tee', 'Engraved', 'Mane', 'Scarf', 'Domed', 'Eclipse', 'cheek', 'Bone', 'Armillary', 'left', 0.44],
  ['Vermilion Clerk', 'Bulwark', 'Slit', 'Layered', 'Antennae', 'Gorget', 'Angular', 'Stripe', 'half', 'Crimson', 'Limb', 'right', 0.42],
  ['Widow of Tides', 'Pilgrim', 'Twin', 'Layered', 'None', 'Scarf', 'Lames', 'Spheres', 'cheek', 'Obsidian', 'Eclipse', 'right', 0.4],
  ['Fallow Comet', 'Raptor', 'Band', 'Layered', 'Blade', 'Gorget', 'Angular', 'Chevrons', 'cheek', 'Ash', 'Tempest', 'left', 0.5],
  ['Twelve Bells', 'Kabuto', 'Band', 'Riveted', 'Crescent', 'Collar', 'Lames', 'Sunburst', 'cheek', 'Midnight', 'Armillary', 'left', 0.34],
  ['Amber Inquest', 'Oracle', 'Slit', 'Layered', 'Wings', 'Scarf', 'Domed', 'Lozenge', 'cheek', 'Ember', 'Tempest', 'left', 0.5],
  ['Palefire Orrin', 'Corinth', 'Cross', 'Monocoque', 'Crown', 'Collar', 'Angular', 'Spheres', 'cheek', 'Gilt', 'Halo', 'right', 0.4],
  ['Sable Courser', 'Jackal', 'Chevron', 'Monocoque', 'None', 'Collar', 'Domed', 'Stripe', 'cheek', 'Obsidian', 'Tempest', 'right', 0.58],
  ['Gantry Prime', 'Bulwark', 'Mono', 'Monocoque', 'Blade', 'Rebreather', 'Angular', 'Numeral', 'brow', 'Bone', 'Transit', 'left', 0.46],
  ['Rust Psalm', 'Bastion', 'Band', 'Lamellar', 'Horns', 'Gorget', 'Lames', 'Chevrons', 'cheek', 'Oxblood', 'Foundry', 'left', 0.42],
  ['Farside Wren', 'Aphelion', 'Twin', 'Engraved', 'Halo', 'Gorget', 'Domed', 'Spheres', 'cheek', 'Gunmetal', 'Limb', 'left', 0.44],
  ['Warden Meridian', 'Raptor', 'Slit', 'Riveted', 'Mane', 'Scarf', 'Domed', 'Sunburst', 'cheek', 'Brass', 'Tempest', 'right', 0.44],
  ['Cold Iteration', 'Oracle', 'Array', 'Tessellate', 'Antennae', 'Rebreather', 'Angular', 'Lozenge', 'cheek', 'Midnight', 'Eclipse', 'right', 0.46],
  ['Drowned Bishop', 'Pilgrim', 'Cross', 'Riveted', 'Horns', 'Gorget', 'Lames', 'Eclipse', 'cheek', 'Verdigris', 'Armillary', 'left', 0.42],
  ['First Through Fire', 'Corinth', 'Slit', 'Lamellar', 'Mane', 'Scarf', 'Domed', 'Chevrons', 'cheek', 'Crimson', 'Foundry', 'left', 0.54],
  ['Plumb Line', 'Bulwark', 'Tee', 'Layered', 'Wings', 'Collar', 'Angular', 'Lozenge', 'brow', 'Obsidian', 'Transit', 'right', 0.4],
  ['Bone Cartographer', 'Kabuto', 'Mono', 'Engraved', 'Halo', 'Scarf', 'Lames', 'Spheres', 'cheek', 'Bone', 'Halo', 'right', 0.36],
  ['Furnace Choir', 'Jackal', 'Band', 'Monocoque', 'None', 'Rebreather', 'Angular', 'Sunburst', 'cheek', 'Oxblood', 'Armillary', 'left', 0.6],
  ['Slow Meteor', 'Aphelion', 'Mono', 'Riveted', 'Crown', 'Scarf', 'Domed', 'Talon', 'cheek', 'Ash', 'Halo', 'right', 0.4],
  ['Blackletter', 'Bastion', 'Chevron', 'Monocoque', 'Blade', 'Collar', 'Angular', 'Stripe', 'half', 'Gunmetal', 'Limb', 'left', 0.46],
  ['Votive Engine', 'Pilgrim', 'Slit', 'Tessellate', 'Antennae', 'Rebreather', 'Domed', 'Numeral', 'cheek', 'Bone', 'Foundry', 'left', 0.44],
  ['The Last Apsis', 'Raptor', 'Twin', 'Engraved', 'Halo', 'Collar', 'Domed', 'Eclipse', 'brow', 'Obsidian', 'Eclipse', 'left', 0.38],
]

/** The forty-two vanguards, in token order. */
export const roster: readonly Vanguard[] = rows.map((row, index) => {
  const [name, helm, visor, plating, crest, mantle, pauldron, insignia, signPlace, livery, backdrop, facing, turn] = row
  const nod = ((index * 7) % 5) * 0.02 - 0.03
  const wear = 0.35 + ((index * 5) % 7) * 0.09
  return { id: index + 1, name, helm, visor, plating, crest, mantle, pauldron, insignia, signPlace, livery, backdrop, facing, turn, nod, wear }
})
