import type { Incident } from '../incident.ts'

/** The session locks of Postgres say which process works with the keys. */
const holders = `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and a.application_name like 'relayer%'`

export const killRelayer: Incident = {
  id: 'kill-relayer',
  name: 'the relayer that works is killed (kill -9)',
  play: async ({ deployment, query, note }) => {
    const [holder] = await query(holders)
    const relayer = deployment.relayers.find(({ name }) => name === holder?.['name'])
    if (!relayer) throw new Error('no relayer holds a key')
    await relayer.kill()
    note(`${relayer.name} held the keys`)
  },
}
