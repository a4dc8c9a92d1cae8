import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { formatGrowth, type Growth, measureGrowth } from './measure-growth.ts'

const { values } = readCommandLine({
  command: 'npm run bench:growth',
  about: 'Measures the same load on 1, 2, and 4 servers and relayer keys.',
  options: {
    mints: { type: 'string', value: 'number', default: '20000', about: 'mints per row' },
    connections: { type: 'string', value: 'number', default: '6000', about: 'connections of the load generator' },
    only: { type: 'string', value: '1x1,4x4', about: 'measure only these rows, as servers x keys' },
    json: { type: 'boolean', default: false, about: 'print JSON' },
  },
})
const counts = [1, 2, 4]
const rows: Growth[] = []
for (const servers of counts) {
  for (const keys of counts) {
    if (values.only && !values.only.split(',').includes(`${servers}x${keys}`)) continue
    process.stderr.write(`measuring ${servers} server(s), ${keys} key(s) … `)
    const row = await measureGrowth({
      servers,
      keys,
      mints: Number(values.mints),
      connections: Number(values.connections),
    })
    rows.push(row)
    process.stderr.write(`${Math.round(row.perSecond)} mints/s\n`)
  }
}
process.stdout.write(values.json ? `${JSON.stringify(rows, null, 2)}\n` : `\n${formatGrowth(rows)}\n`)
