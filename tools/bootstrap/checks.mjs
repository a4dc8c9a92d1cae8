import { existsSync, readFileSync } from 'node:fs'
import { inHouse } from './house.mjs'
import { runNode, runNpm } from './run.mjs'

/**
 * What `npm run check` holds the house against, each a command that ends with 0 when all is well.
 * `npm test` runs the same ones first.
 */
export function checks() {
  const { workspaces } = JSON.parse(readFileSync(inHouse('package.json'), 'utf8'))
  const typed = workspaces.filter((room) => room !== 'web' && existsSync(inHouse(room, 'tsconfig.json')))
  return [
    { name: 'format', run: () => tool('oxfmt/bin/oxfmt', ['--check']) },
    { name: 'lint', run: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
    ...typed.map((room) => ({ name: `types of ${room}`, run: () => tool('typescript/bin/tsc', ['-p', room]) })),
    { name: 'types of web', run: () => runNpm(['run', 'typecheck', '--workspace', '@home/web']) },
    { name: 'boundaries', run: () => runNode(['tools/boundaries/check.ts']) },
    { name: 'dead code', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
    { name: 'words of the operator', run: () => runNode(['tools/brand/check.ts']) },
    { name: 'generated: environment table', run: () => runNode(['server/scripts/environment-table.ts', '--check']) },
    { name: 'generated: contract interfaces', run: () => runNode(['contracts/scripts/generate.ts', '--check']) },
  ]
}

function tool(path, toolArguments) {
  return runNode([inHouse('node_modules', path), ...toolArguments])
}
