/** `npm run image`: builds the container image, checks it, and rehearses outages with containers of it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isConsistent } from '../reconcile-mints.ts'
import { formatReport } from '../rehearsal-report.ts'
import { runRehearsal } from '../run-rehearsal.ts'
import { checkImage } from './check-image.ts'
import { callEngine, type ContainerImage, findEngine } from './container-engine.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    tag: { type: 'string', default: 'network-site:local' },
    base: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
    'skip-rehearsal': { type: 'boolean', default: false },
  },
})

if (values.help) {
  process.stdout.write(
    `npm run image -- [options]

Requires Docker or Podman. Builds the image, checks it, and runs the rehearsal's short version with containers of it.

  --tag network-site:local  the image's tag
  --base image              a base image other than the Dockerfile's
  --skip-build              check an image that exists
  --skip-rehearsal          only build and check
`,
  )
  process.exit(0)
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const image: ContainerImage = { engine: findEngine(), tag: values.tag }
const report = (line: string) => void process.stdout.write(`${line}\n`)

if (!values['skip-build']) build(image)
report(callEngine(image, 'history', '--format', '{{.Size}}\t{{.CreatedBy}}', image.tag))
await checkImage(image, report)
if (!values['skip-rehearsal']) await rehearse()
// The rehearsal's timers must not keep the process running.
process.exit()

function build({ engine, tag }: ContainerImage): void {
  const { version } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as { version: string }
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
  const facts = {
    VERSION: version,
    REVISION: git('rev-parse', 'HEAD'),
    // The commit's time, so that building it again changes nothing.
    CREATED: git('show', '--no-patch', '--format=%cI', 'HEAD'),
    SOURCE: GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : '',
    ...(values.base && { NODE_IMAGE: values.base }),
  }
  const buildArguments = Object.entries(facts).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])
  // Podman's own format has no health checks.
  const format = engine === 'podman' ? ['--format', 'docker'] : []
  execFileSync(engine, ['build', ...format, ...buildArguments, '--tag', tag, repository], { stdio: 'inherit' })
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim()
}

async function rehearse(): Promise<void> {
  const rehearsal = await runRehearsal({
    incidents: ['quiet', 'kill-server', 'kill-relayer', 'restart-postgres', 'deploy'],
    rates: { mint: 2, page: 4, form: 0.5 },
    image,
    report,
  })
  report(formatReport(rehearsal))
  const hasFailed = rehearsal.incidents.some(
    (result) => !('impact' in result) || result.recoverySeconds === undefined || result.impact.gaveUp > 0,
  )
  if (hasFailed || !isConsistent(rehearsal.reconciliation)) process.exitCode = 1
}
