import { spawnSync } from 'node:child_process'
import { dirname, delimiter, join } from 'node:path'
import { forgeBinary } from './forge-binary.ts'

const house = join(import.meta.dirname, '..', '..')

/** What a run of forge is given besides its arguments. */
type ForgeOptions = { env?: Record<string, string>; capture?: boolean; root?: string }

/** Runs forge from the repository's root, so that node_modules is inside its project, with npm's solc and no network. */
export function forge(args: readonly string[], options: ForgeOptions = {}): { status: number; output: string } {
  const root = options.root ?? house
  const [command, ...rest] = args
  // Named, since forge would otherwise take the nearest git repository for the project.
  const run = spawnSync(forgeBinary(), command === undefined ? [] : [command, '--root', root, ...rest], {
    cwd: root,
    // The solc wrapper starts `node`: it must find the one that runs this file.
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      FOUNDRY_CONFIG: 'contracts/foundry.toml',
      FOUNDRY_SOLC: 'contracts/solc',
      FOUNDRY_OFFLINE: 'true',
      FOUNDRY_DISABLE_NIGHTLY_WARNING: 'true',
      ...options.env,
    },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  if (run.error) throw run.error
  return { status: run.status ?? 1, output: `${run.stdout ?? ''}${run.stderr ?? ''}` }
}

if (import.meta.main) process.exitCode = forge(process.argv.slice(2)).status
