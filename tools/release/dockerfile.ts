import { execSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A COPY instruction; without `from`, it copies from the repository. */
type Copy = { from?: string; sources: string[]; target: string }

type Stage = { name: string; steps: Array<{ copy: Copy } | { run: string }> }

/** Returns the COPY and RUN instructions of each stage of a Dockerfile. */
function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const [word, rest = ''] of instructions(text)) {
    if (word === 'FROM') stages.push({ name: rest.split(/\s+/)[2] ?? 'last', steps: [] })
    else if (word === 'COPY') stages.at(-1)?.steps.push({ copy: readCopy(rest) })
    // Without options such as --mount=type=cache.
    else if (word === 'RUN') stages.at(-1)?.steps.push({ run: rest.replace(/^(--\S+\s+)*/, '') })
  }
  return stages
}

function instructions(text: string): string[][] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => [line.split(' ')[0] ?? '', line.replace(/^\S+\s+/, '')])
}

function readCopy(rest: string): Copy {
  const words = rest.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return { ...(from ? { from } : {}), sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

const repository = join(import.meta.dirname, '../..')

/** Returns the paths that the server's stages copy from a repository. */
export function imagePaths(root: string): string[] {
  return readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
    .filter(({ name }) => name !== 'pages')
    .flatMap(repositoryCopies)
    .flatMap(({ sources }) => sources)
}

/** Returns the instructions of a stage that copy from the repository. */
function repositoryCopies({ steps }: Stage): Copy[] {
  return steps.flatMap((step) => ('copy' in step && !step.copy.from ? [step.copy] : []))
}

/** Writes the image's package manifests into a folder. */
export function writeProductionManifests(folder: string): void {
  const stages = readDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'))
  const stage = stages.find(({ name }) => name === 'packages')
  if (!stage) throw new Error('The Dockerfile has no stage named packages.')
  for (const { sources, target } of repositoryCopies(stage)) {
    for (const source of sources) {
      const place = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target
      cpSync(join(repository, source), join(folder, place), { recursive: true })
    }
  }
  const commands = stage.steps.flatMap((step) => ('run' in step ? [step.run] : []))
  for (const command of commands.slice(0, -1)) execSync(command, { cwd: folder, stdio: 'ignore' })
}
