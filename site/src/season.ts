/** The current season of quests and ranks. When the next one begins, move it to `pastSeasons` of ranking.ts. */
export const season = { id: 'season-1', name: 'Season one', from: '2026-11-01', to: '2027-01-31' }
