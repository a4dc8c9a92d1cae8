import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { findEngine } from './image/container-engine.ts'
import { type IncidentId, incidents } from './incidents.ts'
import { isConsistent } from './reconcile-mints.ts'
import { formatReport } from './rehearsal-report.ts'
import { runRehearsal } from './run-rehearsal.ts'

const { values } = readCommandLine({
  command: 'npm run rehearse',
  about: `Injects faults into a deployment on this machine while visitors use it.\n
Incidents: ${Object.keys(incidents).join(', ')}`,
  options: {
    only: { type: 'string', value: 'a,b', about: 'run only these incidents' },
    mints: { type: 'string', value: 'number', default: '6', about: 'mints per second' },
    pages: { type: 'string', value: 'number', default: '10', about: 'page views per second' },
    messages: { type: 'string', value: 'number', default: '0.5', about: 'contact messages per second' },
    logs: { type: 'string', value: 'folder', about: 'keep the logs of all processes in this folder' },
    image: { type: 'string', value: 'tag', about: 'run servers and relayers in containers of this image' },
    json: { type: 'boolean', default: false, about: 'print the report as JSON' },
  },
})

const selected = values.only?.split(',')
const unknown = selected?.filter((id: string) => !(id in incidents)) ?? []
if (unknown.length > 0) {
  process.stderr.write(`Unknown incidents: ${unknown.join(', ')}. Run with --help for a list.\n`)
  process.exit(1)
}
const rehearsal = await runRehearsal({
  incidents: (Object.keys(incidents) as IncidentId[]).filter((id) => selected?.includes(id) ?? true),
  rates: { mint: Number(values.mints), page: Number(values.pages), form: Number(values.messages) },
  logFolder: values.logs,
  image: values.image === undefined ? undefined : { engine: findEngine(), tag: values.image },
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(values.json ? `${JSON.stringify(rehearsal, null, 2)}\n` : `\n${formatReport(rehearsal)}\n`)
const hasPassed =
  isConsistent(rehearsal.reconciliation) &&
  rehearsal.incidents.every((result) => 'skipped' in result || result.recoverySeconds !== undefined)
process.exit(hasPassed ? 0 : 1)
