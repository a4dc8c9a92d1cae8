import type { FuzzResult } from './run-fuzz.ts'

/** The result as people read it: answers by route and status, faults with the requests that showed them. */
export function formatReport(result: FuzzResult): string {
  const { seed, requests, seconds, answers, faults, aftermath, memory } = result
  const statuses = [...new Set([...answers.values()].flatMap((counts) => [...counts.keys()].map(String)))].toSorted(
    (one, other) => one.localeCompare(other),
  )
  const rows = [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, counts]) =>
        `| ${name} | ${statuses.map((status) => counts.get(status === 'none' ? status : Number(status)) ?? '').join(' | ')} |`,
    )
  const faultLines = faults.flatMap(({ fault, count, index, request }) => [
    `${fault} (${count} times), first by request ${index}: npm run fuzz -- --seed ${seed} --request ${index}`,
    `  ${request}`,
  ])
  return [
    `| Route | ${statuses.join(' | ')} |`,
    `|---|${statuses.map(() => '---|').join('')}`,
    ...rows,
    '',
    `${requests} requests with seed ${seed} in ${seconds.toFixed(0)} s: ${Math.round(requests / seconds)} a second.`,
    `Memory in use at rest ${memory.restMegabytes.toFixed(0)} MB, afterwards ${memory.afterMegabytes.toFixed(0)} MB; at most ${memory.boundMegabytes} MB more are allowed. Resident ${memory.residentMegabytes.toFixed(0)} MB.`,
    ...aftermath,
    ...(faults.length > 0 ? ['', `${faults.length} kinds of fault:`, ...faultLines] : []),
    ...(faults.length + aftermath.length === 0 ? ['No fault.'] : []),
  ].join('\n')
}
