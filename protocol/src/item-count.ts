/** The items of the collection have the ids 1 to this. */
export const itemCount = 42
