// Formats the Solidity sources. TypeScript is formatted with the rest of the repository.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { projectFolder } from './hardhat-project.ts'

const prettier = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs')
const files = ['src/**/*.sol', 'test/**/*.sol']
// By content, because a fresh checkout changes modification times.
const cache = ['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content']

/** Formats the sources or checks them. Returns whether they are formatted. */
export function format({ isCheck }: { isCheck: boolean }): boolean {
  const mode = isCheck ? '--check' : '--write'
  const { status } = spawnSync(process.execPath, [prettier, mode, ...cache, ...files], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  if (isCheck && status !== 0) console.log('Run: npm run format -w @network-site/contracts')
  return status === 0
}

if (import.meta.main && !format({ isCheck: false })) process.exitCode = 1
