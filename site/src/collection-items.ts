/** What each picture has one of, as wallets and marketplaces list it. */
const traitTypes = ['Helm', 'Visor', 'Plating', 'Crest', 'Mantle', 'Pauldrons', 'Insignia', 'Livery', 'Orbit']

/**
 * The 42 pictures of the collection: a name, and a value for each trait. Pictures are drawn from these values, so that
 * what a token says of itself is what its picture shows.
 */
const pictures = [
  ['Ashgate Proctor', 'Corinth', 'Tee', 'Layered', 'Mane', 'Gorget', 'Domed', 'Spheres', 'Obsidian', 'Halo'],
  ['Perihelion Jane', 'Aphelion', 'Veil', 'Monocoque', 'Antennae', 'Rebreather', 'Angular', 'Chevrons', 'Bone', 'Limb'],
  ['Sixth Hour', 'Kabuto', 'Twin', 'Layered', 'Crescent', 'Gorget', 'Lames', 'Spheres', 'Oxblood', 'Tempest'],
  ['Gravel Saint', 'Bulwark', 'Band', 'Tessellate', 'None', 'Rebreather', 'Angular', 'Numeral', 'Gunmetal', 'Foundry'],
  ['The Unspent King', 'Bastion', 'Cross', 'Riveted', 'Crown', 'Scarf', 'Domed', 'Sunburst', 'Brass', 'Transit'],
  ['Cantor of Glass', 'Oracle', 'Mono', 'Engraved', 'Halo', 'Collar', 'Domed', 'Eclipse', 'Gilt', 'Armillary'],
  ['Redshift Mara', 'Raptor', 'Chevron', 'Monocoque', 'Wings', 'Collar', 'Angular', 'Talon', 'Crimson', 'Eclipse'],
  ['Copper Anubite', 'Jackal', 'Slit', 'Engraved', 'None', 'Scarf', 'Lames', 'Eclipse', 'Verdigris', 'Limb'],
  ['Nobody’s Lantern', 'Pilgrim', 'Array', 'Monocoque', 'None', 'Scarf', 'Domed', 'Talon', 'Ember', 'Halo'],
  ['Low Orbit Vey', 'Aphelion', 'Band', 'Layered', 'Blade', 'Gorget', 'Angular', 'Stripe', 'Midnight', 'Transit'],
  ['Tithe of Iron', 'Bastion', 'Slit', 'Layered', 'Wings', 'Gorget', 'Domed', 'Lozenge', 'Ash', 'Eclipse'],
  ['Marrow Vigil', 'Corinth', 'Twin', 'Engraved', 'Blade', 'Scarf', 'Lames', 'Eclipse', 'Bone', 'Tempest'],
  [
    'Harrow Nine',
    'Raptor',
    'Mono',
    'Tessellate',
    'Antennae',
    'Rebreather',
    'Angular',
    'Numeral',
    'Obsidian',
    'Armillary',
  ],
  ['Cinder Abbot', 'Bulwark', 'Cross', 'Riveted', 'Mane', 'Collar', 'Angular', 'Chevrons', 'Oxblood', 'Halo'],
  ['Ninefold Eye', 'Pilgrim', 'Mono', 'Engraved', 'Halo', 'Collar', 'Domed', 'Spheres', 'Brass', 'Limb'],
  ['Quiet Ordnance', 'Kabuto', 'Slit', 'Monocoque', 'Horns', 'Scarf', 'Lames', 'Stripe', 'Gunmetal', 'Eclipse'],
  ['Saint Ellipse', 'Oracle', 'Veil', 'Monocoque', 'Crown', 'Gorget', 'Domed', 'Sunburst', 'Crimson', 'Transit'],
  ['Hound of Ceres', 'Jackal', 'Twin', 'Layered', 'None', 'Gorget', 'Angular', 'Talon', 'Midnight', 'Foundry'],
  ['Lodestar Ibo', 'Corinth', 'Chevron', 'Riveted', 'Wings', 'Collar', 'Domed', 'Lozenge', 'Brass', 'Halo'],
  ['Dry Dock Prophet', 'Aphelion', 'Array', 'Tessellate', 'None', 'Rebreather', 'Lames', 'Numeral', 'Ember', 'Foundry'],
  ['The Ossuary Key', 'Bastion', 'Tee', 'Engraved', 'Mane', 'Scarf', 'Domed', 'Eclipse', 'Bone', 'Armillary'],
  ['Vermilion Clerk', 'Bulwark', 'Slit', 'Layered', 'Antennae', 'Gorget', 'Angular', 'Stripe', 'Crimson', 'Limb'],
  ['Widow of Tides', 'Pilgrim', 'Twin', 'Layered', 'None', 'Scarf', 'Lames', 'Spheres', 'Obsidian', 'Eclipse'],
  ['Fallow Comet', 'Raptor', 'Band', 'Layered', 'Blade', 'Gorget', 'Angular', 'Chevrons', 'Ash', 'Tempest'],
  ['Twelve Bells', 'Kabuto', 'Band', 'Riveted', 'Crescent', 'Collar', 'Lames', 'Sunburst', 'Midnight', 'Armillary'],
  ['Amber Inquest', 'Oracle', 'Slit', 'Layered', 'Wings', 'Scarf', 'Domed', 'Lozenge', 'Ember', 'Tempest'],
  ['Palefire Orrin', 'Corinth', 'Cross', 'Monocoque', 'Crown', 'Collar', 'Angular', 'Spheres', 'Gilt', 'Halo'],
  ['Sable Courser', 'Jackal', 'Chevron', 'Monocoque', 'None', 'Collar', 'Domed', 'Stripe', 'Obsidian', 'Tempest'],
  ['Gantry Prime', 'Bulwark', 'Mono', 'Monocoque', 'Blade', 'Rebreather', 'Angular', 'Numeral', 'Bone', 'Transit'],
  ['Rust Psalm', 'Bastion', 'Band', 'Lamellar', 'Horns', 'Gorget', 'Lames', 'Chevrons', 'Oxblood', 'Foundry'],
  ['Farside Wren', 'Aphelion', 'Twin', 'Engraved', 'Halo', 'Gorget', 'Domed', 'Spheres', 'Gunmetal', 'Limb'],
  ['Warden Meridian', 'Raptor', 'Slit', 'Riveted', 'Mane', 'Scarf', 'Domed', 'Sunburst', 'Brass', 'Tempest'],
  [
    'Cold Iteration',
    'Oracle',
    'Array',
    'Tessellate',
    'Antennae',
    'Rebreather',
    'Angular',
    'Lozenge',
    'Midnight',
    'Eclipse',
  ],
  ['Drowned Bishop', 'Pilgrim', 'Cross', 'Riveted', 'Horns', 'Gorget', 'Lames', 'Eclipse', 'Verdigris', 'Armillary'],
  ['First Through Fire', 'Corinth', 'Slit', 'Lamellar', 'Mane', 'Scarf', 'Domed', 'Chevrons', 'Crimson', 'Foundry'],
  ['Plumb Line', 'Bulwark', 'Tee', 'Layered', 'Wings', 'Collar', 'Angular', 'Lozenge', 'Obsidian', 'Transit'],
  ['Bone Cartographer', 'Kabuto', 'Mono', 'Engraved', 'Halo', 'Scarf', 'Lames', 'Spheres', 'Bone', 'Halo'],
  ['Furnace Choir', 'Jackal', 'Band', 'Monocoque', 'None', 'Rebreather', 'Angular', 'Sunburst', 'Oxblood', 'Armillary'],
  ['Slow Meteor', 'Aphelion', 'Mono', 'Riveted', 'Crown', 'Scarf', 'Domed', 'Talon', 'Ash', 'Halo'],
  ['Blackletter', 'Bastion', 'Chevron', 'Monocoque', 'Blade', 'Collar', 'Angular', 'Stripe', 'Gunmetal', 'Limb'],
  ['Votive Engine', 'Pilgrim', 'Slit', 'Tessellate', 'Antennae', 'Rebreather', 'Domed', 'Numeral', 'Bone', 'Foundry'],
  ['The Last Apsis', 'Raptor', 'Twin', 'Engraved', 'Halo', 'Collar', 'Domed', 'Eclipse', 'Obsidian', 'Eclipse'],
]

/** The pictures as wallets and marketplaces read them, numbered from 1. */
export const collectionItems = pictures.map(([name = '', ...values], index) => ({
  id: index + 1,
  name,
  traits: traitTypes.map((trait_type, at) => ({ trait_type, value: values[at] ?? '' })),
}))

export type CollectionItem = (typeof collectionItems)[number]
