/** How many characters a name that is shown beside an address has. */
export const nameLength = { least: 3, most: 24 }
