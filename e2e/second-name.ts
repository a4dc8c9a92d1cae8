/** Another name of this machine, which only the browsers of these tests know. Over plain http it is no secure context. */
export const secondName = 'site.test'
