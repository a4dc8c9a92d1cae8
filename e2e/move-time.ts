import { execFileSync } from 'node:child_process'
import { callRpc } from '@home/sandbox/chain/call-rpc'
import { descendants } from './descendants.ts'

/** Moves the chain under a running site forward. Found as an operator would find it: by its process. */
export async function moveTime(sitePid: number, seconds: number): Promise<void> {
  const rpcUrl = chainOf(sitePid)
  await callRpc(rpcUrl, 'evm_increaseTime', [seconds])
  await callRpc(rpcUrl, 'evm_mine')
}

function chainOf(sitePid: number): string {
  for (const pid of descendants(sitePid)) {
    const words = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, port] = /--port=(\d+)/.exec(words) ?? []
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('the site runs no chain')
}
