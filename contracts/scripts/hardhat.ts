// Runs the Hardhat CLI without telemetry, from any folder.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { projectFolder } from './hardhat-project.ts'

const require = createRequire(import.meta.url)
const cli = join(dirname(require.resolve('hardhat/package.json')), require('hardhat/package.json').bin.hardhat)
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, HARDHAT_DISABLE_TELEMETRY: '1' },
})
process.exitCode = status ?? 1
