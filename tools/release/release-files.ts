import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readDockerfile } from '../deploy/read-dockerfile.ts'
import type { TarFile } from './pack-tar.ts'

/** What the image holds beside the packages of others, and what makes an image of it. */
export function releaseFiles(root: string): TarFile[] {
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).slice(-2)
  const copied = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => ('copy' in step && !step.copy.from ? step.copy.sources : [])),
  )
  const paths = new Set([...copied, 'LICENSE', 'deploy', 'web/build/client'].flatMap((path) => filesAt(root, path)))
  return [...paths].map((path) => ({ path, body: readFileSync(join(root, path)) }))
}

function filesAt(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return globSync('**/*', { cwd: join(root, path), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !/\.test\.\w+$|^deploy\/(secrets|certificates)\/|^deploy\/(site|postgres)\.env$/.test(file))
}
