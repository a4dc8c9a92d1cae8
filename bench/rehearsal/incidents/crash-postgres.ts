import type { Incident } from '../incident.ts'

export const crashPostgres: Incident = {
  id: 'crash-postgres',
  name: 'Postgres crashes (kill -9) and recovers',
  play: ({ deployment }) => deployment.postgres.crash(),
}
