import type * as english from '../../season.ts'
import type { Translation } from '../../translation.ts'

export const season: Translation<typeof english.season> = { id: 'season-1', name: 'シーズン1' }
