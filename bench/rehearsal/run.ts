/** `npm run rehearse`: a bad day of a deployment, played in processes of this machine. `--help` tells the options. */
import { parseArgs } from 'node:util'
import { badDay } from './incidents.ts'
import { areFaultless } from './compare-books.ts'
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

  --only a,b      plays only these: ${badDay.map(({ id }) => id).join(', ')}
  --mints 6       mints per second; --pages 10 and --messages 0.5 likewise
  --logs folder   keeps the logs of all processes there
  --json          prints the report as JSON
`,
  )
  process.exit(0)
}

const wanted = values.only?.split(',')
const unknown = wanted?.filter((id) => !badDay.some((incident) => incident.id === id)) ?? []
if (unknown.length > 0) {
  process.stderr.write(`There is no incident ${unknown.join(', ')}. --help lists all.\n`)
  process.exit(1)
}
const rehearsal = await runRehearsal({
  incidents: badDay.filter(({ id }) => wanted?.includes(id) ?? true),
  rates: { mint: Number(values.mints), page: Number(values.pages), form: Number(values.messages) },
  logFolder: values.logs,
  report: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(values.json ? `${JSON.stringify(rehearsal, null, 2)}\n` : `\n${formatReport(rehearsal)}\n`)
const isWell =
  areFaultless(rehearsal.books) &&
  rehearsal.incidents.every((played) => 'skipped' in played || played.wholeAfterSeconds !== undefined)
process.exit(isWell ? 0 : 1)
