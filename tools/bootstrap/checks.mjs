import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './repository-root.mjs'
import { runNode } from './run.mjs'

/**
 * Returns the independent checks of `npm run check`, slowest first; each passes if its command exits with 0.
 * `npm test` skips those with `isInSuite`, because one of its suites runs them.
 */
export function checks() {
  const { workspaces } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const typed = workspaces.filter((name) => name !== 'web' && existsSync(fromRoot(name, 'tsconfig.json')))
  return [
    { name: 'lint', run: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
    { name: 'types of web', run: () => types('web') },
    { name: 'dead code', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
    {
      name: 'generated: contract interfaces',
      // Two concurrent compilers would write to the same cache.
      isInSuite: true,
      run: () => runNode(['contracts/scripts/generate.ts', '--check']),
    },
    ...typed.map((name) => ({ name: `types of ${name}`, run: () => types(name) })),
    { name: 'format', run: () => tool('oxfmt/bin/oxfmt', ['--check']) },
    { name: 'test files', run: () => runNode(['tools/test-files/check.ts']) },
    { name: 'import boundaries', run: () => runNode(['tools/boundaries/check.ts']) },
    { name: 'brand words outside site/', run: () => runNode(['tools/brand/check.ts']) },
    { name: 'generated: environment table', run: () => runNode(['server/scripts/environment-table.ts', '--check']) },
    { name: 'generated: API reference', run: () => runNode(['server/scripts/api-reference.ts', '--check']) },
    { name: 'generated: .env.example', run: () => runNode(['server/scripts/env-example.ts', '--check']) },
    { name: 'translations', run: () => runNode(['site/src/validation/check-translations.ts']) },
    { name: 'links', run: () => runNode(['tools/links/check.ts']) },
    { name: 'licenses', run: () => runNode(['tools/licenses/check.ts', '--check']) },
    { name: 'commit messages', run: () => runNode(['tools/commits/check.ts']) },
    { name: 'lockfile', run: () => runNode(['tools/lockfile/check.mjs']) },
  ]
}

/** Uses one checker: several would resolve the same types repeatedly while other checks need the cores. */
function types(name) {
  return tool('typescript/bin/tsc', ['-p', name, '--checkers', '1'])
}

function tool(path, toolArguments) {
  return runNode([fromRoot('node_modules', path), ...toolArguments])
}
