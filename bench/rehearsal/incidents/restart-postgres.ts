import type { Incident } from '../incident.ts'

export const restartPostgres: Incident = {
  id: 'restart-postgres',
  name: 'Postgres is restarted',
  play: ({ deployment }) => deployment.postgres.restart(),
}
