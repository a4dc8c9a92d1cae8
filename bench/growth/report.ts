import { availableParallelism } from 'node:os'
import type { Growth } from './measure-growth.ts'

const heads = [
  'Servers',
  'Keys',
  'Mints/s',
  'p50',
  'p99',
  'CPU µs/mint: servers',
  'relayers',
  'Postgres',
  'chain',
  'Cores in use',
  'Gas of blocks',
  'Sessions waiting',
  'Connections',
  'RPC requests/s',
  'Bytes/mint',
  'Limit',
]

/** The table of the bench. */
export function formatGrowth(rows: Growth[]): string {
  const lines = rows.map(({ servers, keys, perSecond, p50Milliseconds, p99Milliseconds, microseconds, ...row }) =>
    [
      servers,
      keys,
      Math.round(perSecond),
      inSeconds(p50Milliseconds),
      inSeconds(p99Milliseconds),
      ...(['servers', 'relayers', 'Postgres', 'chain'] as const).map((part) => Math.round(microseconds[part])),
      percent(row.processorShare),
      percent(row.gasShare),
      row.sessionsWaiting.toFixed(1),
      row.connectionsToPostgres,
      Math.round(row.rpcRequestsPerSecond),
      Math.round(row.bytesPerMint),
      row.limit,
    ].join(' | '),
  )
  const [first] = rows
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...lines.map((line) => `| ${line} |`),
    '',
    `${first?.mints} mints over ${first?.connections} connections in each row, ${availableParallelism()} cores for everything, visitors included. Blocks of 30M gas once a second.`,
  ].join('\n')
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(share * 100)} %` : ''
}
