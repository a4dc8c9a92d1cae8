/** `npm run rehearse`: injects faults into a deployment on this machine while visitors use it. `--help` lists the options. */
import { parseArgs } from 'node:util'
import { type IncidentId, incidents } from './incidents.ts'
import { isConsistent } from './reconcile-mints.ts'
import { formatReport } from './rehearsal-report.ts'
import { runRehearsal } from './run-rehearsal.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    mints: { type: 'string', default: '6' },
    pages: { type: 'string', default: '10' },
    messages: { type: 'string', default: '0.5' },
    logs: { type: 'string' },
  },
})

if (values.help) {
  process.stdout.write(
    `npm run rehearse -- [options]

  --only a,b      run only these incidents: ${Object.keys(incidents).join(', ')}
  --mints 6       mints per second
  --pages 10      page views per second
  --messages 0.5  contact messages per second
  --logs folder   keep the logs of all processes in this folder
  --json          print the report as JSON
`,
  )
  process.exit(0)
}

const selected = values.only?.split(',')
const unknown = selected?.filter((id) => !(id in incidents)) ?? []
if (unknown.length > 0) {
  process.stderr.write(`Unknown incidents: ${unknown.join(', ')}. Run with --help for a list.\n`)
  process.exit(1)
}
const rehearsal = await runRehearsal({
  incidents: (Object.keys(incidents) as IncidentId[]).filter((id) => selected?.includes(id) ?? true),
  rates: { mint: Number(values.mints), page: Number(values.pages), form: Number(values.messages) },
  logFolder: values.logs,
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(values.json ? `${JSON.stringify(rehearsal, null, 2)}\n` : `\n${formatReport(rehearsal)}\n`)
const hasPassed =
  isConsistent(rehearsal.reconciliation) &&
  rehearsal.incidents.every((result) => 'skipped' in result || result.recoverySeconds !== undefined)
process.exit(hasPassed ? 0 : 1)
