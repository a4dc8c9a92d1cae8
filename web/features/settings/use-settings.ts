import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings-query.ts'

/** This deployment's settings, fetched once. */
export function useSettings() {
  return useQuery(settingsQuery())
}
