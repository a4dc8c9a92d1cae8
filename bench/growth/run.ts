/** `npm run bench:growth`: measures the same load on 1, 2, and 4 servers and relayer keys. */
import { parseArgs } from 'node:util'
import { formatGrowth, type Growth, measureGrowth } from './measure-growth.ts'

const { values } = parseArgs({
  options: {
    mints: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '6000' },
    /** Rows to measure, as servers x keys: `1x1,4x4`. */
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
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
