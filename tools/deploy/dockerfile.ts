import { execSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A COPY instruction; without `from`, it copies from the repository. */
type Copy = { from?: string; sources: string[]; target: string }

export type Stage = {
  name: string
  base: string
  steps: Array<{ copy: Copy } | { run: string }>
  /** The last of each other instruction: USER, CMD, and so on. */
  settings: Record<string, string>
}

/** Parses a Dockerfile: continued lines, comments, ARG before the first FROM, and COPY --from. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const defaults: Record<string, string> = {}
  for (const [word = '', rest = ''] of instructions(text)) {
    const stage = stages.at(-1)
    if (word === 'ARG' && !stage) {
      const [name = '', value = ''] = rest.split('=')
      defaults[name] = value
    } else if (word === 'FROM') {
      const [base = '', , name = 'last'] = rest.split(/\s+/)
      const image = base.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => defaults[variable] ?? '')
      stages.push({ name, base: image, steps: [], settings: {} })
    } else if (!stage) {
      throw new Error(`${word} comes before the first FROM`)
    } else if (word === 'COPY') {
      stage.steps.push({ copy: readCopy(rest) })
    } else if (word === 'RUN') {
      stage.steps.push({ run: rest })
    } else {
      stage.settings[word] = rest
    }
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

const root = join(import.meta.dirname, '../..')

/** Returns the stages of this repository's Dockerfile. */
export function imageStages(): Stage[] {
  return readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
}

/** Returns the instructions of a stage that copy from the repository. */
export function repositoryCopies({ steps }: Stage): Copy[] {
  return steps.flatMap((step) => ('copy' in step && !step.copy.from ? [step.copy] : []))
}

/** Copies into a folder what a stage copies from the repository. */
export function copyFromRepository(stage: Stage, folder: string): void {
  for (const { sources, target } of repositoryCopies(stage)) {
    for (const source of sources) {
      const place = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target
      cpSync(join(root, source), join(folder, place), {
        recursive: true,
        filter: (path) => !/\.test\.\w+$/.test(path),
      })
    }
  }
}

/** Writes the image's package manifests into a folder. Returns the command that installs them. */
export function writeProductionManifests(folder: string): string {
  const stage = imageStages().find(({ name }) => name === 'packages')
  if (!stage) throw new Error('The Dockerfile has no stage named packages.')
  copyFromRepository(stage, folder)
  const commands = stage.steps.flatMap((step) => ('run' in step ? [step.run] : []))
  for (const command of commands.slice(0, -1)) execSync(command, { cwd: folder, stdio: 'ignore' })
  return commands.at(-1) ?? ''
}
