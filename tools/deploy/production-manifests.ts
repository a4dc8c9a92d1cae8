import { execSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDockerfile, type Copy, type Stage } from './read-dockerfile.ts'

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
