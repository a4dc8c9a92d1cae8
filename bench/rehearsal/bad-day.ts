import type { Incident } from './incident.ts'
import { crashPostgres } from './incidents/crash-postgres.ts'
import { cutServer } from './incidents/cut-server.ts'
import { deploy } from './incidents/deploy.ts'
import { dryRelayer } from './incidents/dry-relayer.ts'
import { fullDisk } from './incidents/full-disk.ts'
import { killRelayer } from './incidents/kill-relayer.ts'
import { killServer } from './incidents/kill-server.ts'
import { lostRpc } from './incidents/lost-rpc.ts'
import { midnight } from './incidents/midnight.ts'
import { quiet } from './incidents/quiet.ts'
import { restartPostgres } from './incidents/restart-postgres.ts'
import { slowRpc } from './incidents/slow-rpc.ts'
import { wrongRpc } from './incidents/wrong-rpc.ts'

/** Everything that goes wrong in the rehearsal, in the order in which it does. */
export const badDay: Incident[] = [
  quiet,
  killServer,
  killRelayer,
  restartPostgres,
  crashPostgres,
  cutServer,
  slowRpc,
  wrongRpc,
  lostRpc,
  deploy,
  fullDisk,
  dryRelayer,
  midnight,
]
