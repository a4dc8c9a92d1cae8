import { queryOptions } from '@tanstack/react-query'
import { fetchSettings } from './fetch-settings.ts'

/** Settings do not change while a page is open. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => fetchSettings(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
