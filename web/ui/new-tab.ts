/** What every link into a new tab carries: the page it opens gets no handle on ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
