import { mintDaySchema } from '@network-site/protocol/mints'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../../../server/test/eventually.ts'
import type { Incident, Stage } from '../incident.ts'

const secondsBefore = 5
const crowdAtMidnight = 60

export const midnight: Incident = {
  id: 'midnight',
  name: 'midnight, with a crowd at the first second of the new day',
  play: async (stage) => {
    const { deployment, visitors, note } = stage
    const before = await readDay(stage)
    await deployment.testnet.rpc('evm_setNextBlockTimestamp', [before.endsAtSeconds - secondsBefore])
    await eventually(async () => (await readDay(stage)).day > before.day, 60_000)
    visitors.crowd(crowdAtMidnight)
    await sleep(5000)
    note(`day ${before.day} became day ${before.day + 1}`)
  },
}

async function readDay({ deployment }: Stage) {
  const response = await fetch(`${deployment.url}/mints/day`)
  return mintDaySchema.parse(await response.json())
}
