/** Where pages report their errors. */
export const pageErrorPath = '/page-errors'
