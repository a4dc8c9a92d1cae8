/** `npm run bench:growth`: the same load on more and more servers and relayer keys. */
import { parseArgs } from 'node:util'
import { formatGrowth, type Growth, measureGrowth } from './measure-growth.ts'

const { values } = parseArgs({
  options: {
    mints: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '6000' },
    /** Such as `1x1,4x4`: servers and keys of the rows wanted. */
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const counts = [1, 2, 4]
const rows: Growth[] = []
for (const servers of counts) {
  for (const keys of counts) {
    if (values.only && !values.only.split(',').includes(`${servers}x${keys}`)) continue
    process.stderr.write(`measuring ${servers} servers, ${keys} keys … `)
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
