import { quests } from '@network-site/site/quests'
import { markdownTable } from '../figures.ts'
import { type HistoryOptions, withHistory } from '../leaderboard/with-history.ts'
import { type EndpointLatency, latencyCells, latencyTitles, type ReadRequest, runReaders } from '../run-readers.ts'

type QuestBenchOptions = HistoryOptions & {
  readers: number
  /** Duration of each of the two runs. */
  seconds: number
  /** Number of wallets in the run with repeated requests. */
  repeatedWallets: number
}

/** Measures verification over HTTP in the format of each platform, first for new wallets and then for a few repeatedly. */
export function measureQuests(options: QuestBenchOptions) {
  const { readers, seconds, repeatedWallets } = options
  return withHistory(options, async ({ port, addresses, generatedSeconds }) => {
    const run = (address: () => string, forSeconds: number) =>
      runReaders({ port, requests: createRequests(address), readers, seconds: forSeconds })

    const nextAddress = inTurn(shuffled(addresses))
    await run(nextAddress, Math.min(2, seconds))
    const first = await run(nextAddress, seconds)
    const few = addresses.slice(0, repeatedWallets)
    const repeated = await run(() => few[Math.floor(Math.random() * few.length)] ?? '', seconds)
    return { generatedSeconds, wallets: addresses.length, first, repeated }
  })
}

/** Returns one request per platform, for a quest that depends on all of a wallet's days. */
function createRequests(address: () => string): ReadRequest[] {
  const quest = quests.list.find(({ rule }) => rule.kind === 'streak')?.id ?? ''
  const query = (platform: string) => () => `/quests/${platform}/${quest}?address=${address()}`
  return [
    { name: 'Galxe', path: query('galxe') },
    {
      name: 'Zealy',
      path: () => `/quests/zealy/${quest}`,
      body: () => ({ userId: 'a-user', requestId: 'a-request', accounts: { wallet: address() } }),
      // Zealy expects a 400 for an incomplete quest.
      statuses: [200, 400],
    },
    { name: 'TaskOn', path: query('taskon') },
    { name: 'CARV', path: query('carv') },
    { name: 'QuestN', path: query('questn') },
    { name: 'Intract', path: () => `/quests/intract/${quest}`, body: () => ({ address: address() }) },
    { name: 'Layer3', path: query('layer3') },
    { name: 'progress page', path: () => `/quests/${quest}/${address()}` },
  ]
}

function inTurn(addresses: string[]): () => string {
  let next = 0
  return () => {
    const address = addresses[next++]
    if (address === undefined) throw new Error('out of unused wallets: increase --wallets or reduce --seconds')
    return address
  }
}

/** Shuffles the addresses so that they match the order of no index. */
function shuffled(addresses: string[]): string[] {
  const list = [...addresses]
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[list[at], list[other]] = [list[other] ?? '', list[at] ?? '']
  }
  return list
}

type QuestMeasure = Awaited<ReturnType<typeof measureQuests>>

export function formatQuests({ wallets, generatedSeconds, first, repeated }: QuestMeasure): string {
  const rows = (wallet: string, latencies: EndpointLatency[]) =>
    latencies.map((latency) => [latency.name, wallet, ...latencyCells(latency)])
  const titles = ['Platform', 'Wallet', ...latencyTitles]
  return [
    markdownTable([titles, ...rows('first request', first), ...rows('repeated requests', repeated)]),
    '',
    `${wallets} wallets, generated in ${generatedSeconds.toFixed(0)} s.`,
  ].join('\n')
}
