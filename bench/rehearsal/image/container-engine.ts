import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ProcessOptions, type Program, spawnLogged } from '../../../server/test/supervise.ts'

export type Engine = 'docker' | 'podman'

/** An image, and the engine that runs it. */
export type ContainerImage = { engine: Engine; tag: string }

/** Root gives the keys to the user of the image. Anyone else runs the containers as themselves. */
const [uid, gid] = process.getuid?.() === 0 ? [1000, 1000] : [process.getuid?.() ?? 1000, process.getgid?.() ?? 1000]

/** The same restrictions as in deploy/compose.yaml, on the host's network. The health check is called by the tests. */
const hardening = [
  ['--network', 'host', '--no-healthcheck', '--env', 'DATA_DIR=/tmp/data'],
  ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--memory', '2g'],
  ['--user', `${uid}:${gid}`, '--tmpfs', '/tmp:size=64m'],
].flat()

/** Returns the first engine that is installed and works. */
export function findEngine(): Engine {
  const engine = (['docker', 'podman'] as const).find((name) => spawnSync(name, ['info']).status === 0)
  if (!engine)
    throw new Error('Neither Docker nor Podman works on this machine. Install one and run the command again.')
  return engine
}

/** Runs a command of the engine and returns its output. */
export function callEngine({ engine }: { engine: Engine }, ...words: string[]): string {
  return execFileSync(engine, words, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** Runs a command in a new container and returns what it printed and its exit code. */
export function runOnce({ engine, tag }: ContainerImage, settings: Record<string, string>, command: string[] = []) {
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  return spawnSync(engine, ['run', '--rm', ...hardening, ...env, tag, ...command], { encoding: 'utf8' })
}

const startMilliseconds = 60_000
let started = 0

/** Returns a function for `supervise` that starts a server or relayer in a container on the host's network. */
export function startContainer(image: ContainerImage): (options: ProcessOptions) => Program {
  return ({ name, file, env, logFile }) => {
    const container = `${name}-${process.pid}-${++started}`
    const settings = Object.fromEntries(
      Object.entries(env).filter(([variable]) => !/^(PATH|DATA_DIR|NODE_OPTIONS|NODE_COMPILE_CACHE)$/.test(variable)),
    )
    const { RELAYER_KEYS_FILE: keysFile, RELAYER_PORT, PORT } = settings
    if (keysFile && process.getuid?.() === 0) chownSync(keysFile, uid, gid)
    const command = [
      [image.engine, 'run', '--rm', '--name', container, ...hardening],
      keysFile ? ['--volume', `${keysFile}:${keysFile}:ro`] : [],
      Object.keys(settings).flatMap((variable) => ['--env', variable]),
      [image.tag, 'node', file.slice(file.indexOf('server/src/'))],
    ].flat()
    const child = spawnLogged(command, { env: { ...process.env, ...settings }, logFile })
    return {
      child,
      isReady: untilReady(child, `http://127.0.0.1:${RELAYER_PORT ?? PORT}/readyz`),
      kill: () => void callEngine(image, 'kill', '--signal', 'KILL', container),
    }
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + startMilliseconds
  while (child.exitCode === null && performance.now() < deadline) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error(`A container did not become ready at ${url}; its exit code is ${child.exitCode}.`)
}
