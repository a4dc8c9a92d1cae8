import { execSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Copy = {
  /** The stage it comes from; absent where that is the repository. */
  from?: string
  sources: string[]
  target: string
}

export type Stage = {
  name: string
  base: string
  /** In their order. */
  steps: Array<{ copy: Copy } | { run: string }>
  /** Every other instruction, the last of each name: USER, CMD and so on. */
  settings: Record<string, string>
}

/** The stages of a Dockerfile. Understands what ours uses: continued lines, comments, ARG before the first FROM, COPY --from. */
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
      throw new Error(`${word} stands before the first FROM`)
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

/** The stages of our Dockerfile. */
export function imageStages(): Stage[] {
  return readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
}

/** What a stage copies from the repository. */
export function repositoryCopies({ steps }: Stage): Copy[] {
  return steps.flatMap((step) => ('copy' in step && !step.copy.from ? [step.copy] : []))
}

/** Puts what a stage copies from the repository into a folder, where the stage would have it. */
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

/** Writes the manifests that the image installs from into a folder. Returns the command that installs them. */
export function writeProductionManifests(folder: string): string {
  const stage = imageStages().find(({ name }) => name === 'packages')
  if (!stage) throw new Error('The Dockerfile has no stage named packages.')
  copyFromRepository(stage, folder)
  const commands = stage.steps.flatMap((step) => ('run' in step ? [step.run] : []))
  for (const command of commands.slice(0, -1)) execSync(command, { cwd: folder, stdio: 'ignore' })
  return commands.at(-1) ?? ''
}
