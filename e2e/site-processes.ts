import { callRpc } from '@network-site/sandbox/chain/start-chain'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Finds the chain process of a running site and its port, and returns controls for it. */
export function siteChain(sitePid: number) {
  const rpcUrl = `http://127.0.0.1:${chainPort(sitePid)}`
  const call = async (method: string, ...values: unknown[]) => void (await callRpc(rpcUrl, method, values))
  const mineEvery = async (seconds: number) => {
    await call('evm_setAutomine', false)
    await call('evm_setIntervalMining', seconds * 1000)
  }
  return {
    /** Stops mining until the test calls `mine`. */
    hold: () => mineEvery(0),
    mine: () => call('evm_mine'),
    mineEvery,
    /** Moves the chain's clock forward and mines a block. */
    moveTime: async (seconds: number) => {
      await call('evm_increaseTime', seconds)
      await call('evm_mine')
    },
  }
}

function chainPort(sitePid: number): number {
  for (const pid of descendants(sitePid)) {
    const words = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    const port = words.includes('chain/node/main.ts') ? listeningPort(pid) : undefined
    if (port) return port
  }
  throw new Error('the site has no chain process')
}

function listeningPort(pid: number): number | undefined {
  if (process.platform !== 'linux') {
    const files = execFileSync('lsof', ['-nP', '-a', '-p', String(pid), '-iTCP', '-sTCP:LISTEN', '-Fn'], {
      encoding: 'utf8',
    })
    return Number(/^n.*:(\d+)$/m.exec(files)?.[1])
  }
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).flatMap((fd) => inodeOf(`/proc/${pid}/fd/${fd}`)))
  const rows = readFileSync(`/proc/${pid}/net/tcp`, 'utf8').trim().split('\n').slice(1)
  const listening = rows
    .map((row) => row.trim().split(/\s+/))
    .find((row) => row[3] === '0A' && sockets.has(row[9] ?? ''))
  return listening && Number.parseInt(listening[1]?.split(':')[1] ?? '', 16)
}

/** Returns the inode of an open socket, or nothing if it was closed in the meantime. */
function inodeOf(link: string): string[] {
  try {
    const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(link)) ?? []
    return inode ? [inode] : []
  } catch {
    return []
  }
}

export function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
  const below = (parent: number): number[] =>
    pairs.filter(([, ppid]) => ppid === parent).flatMap(([child]) => [child, ...below(child)])
  return below(pid)
}

/** Returns the processes that are still running, excluding zombies. */
export function stillRunning(pids: number[]): number[] {
  if (pids.length === 0) return []
  try {
    const rows = execFileSync('ps', ['-o', 'pid=,stat=', '-p', pids.join(',')], { encoding: 'utf8' }).trim()
    return rows
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .filter(([, state]) => !state?.startsWith('Z'))
      .map(([pid]) => Number(pid))
  } catch {
    return []
  }
}
