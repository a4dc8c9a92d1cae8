/** The number of items in the collection; their ids start at 1. */
export const itemCount = 42
