import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

export type Commit = { hash: string; subject: string; body: string }

const maxSubjectLength = 72
/** Subjects that git and GitHub write for merges. */
const defaultMerge = /^Merge (branch|branches|tag|commit|pull request|remote-tracking branch|[0-9a-f]{7,40}) /
const workInProgress = /\bwip\b|^(fixup|squash|amend)!/i
const scopedSubject = /^[a-z0-9][\w ,./@-]*: \S/i
/** Home and temporary folders and drives, which mean nothing on another machine. */
const localPath = /(?<![\w./:])(\/(home|Users|tmp|var|root|work|mnt|opt|private)\/[\w.-]+|[A-Z]:\\\w+)/

/** Returns a sentence for every rule in CONTRIBUTING.md that a commit message breaks. */
export function findCommitFaults(commits: Commit[]): string[] {
  return commits.flatMap(({ hash, subject, body }) =>
    faultsOf(subject, body).map((fault) => `${hash.slice(0, 7)} ${fault}: ${subject}`),
  )
}

function faultsOf(subject: string, body: string): string[] {
  if (defaultMerge.test(subject)) return ['has a default merge subject; rebase, or write a subject']
  if (workInProgress.test(subject)) return ['is marked as work in progress']
  return [
    ...(subject.length > maxSubjectLength
      ? [`has a subject of ${subject.length} characters, more than ${maxSubjectLength}`]
      : []),
    ...(scopedSubject.test(subject) ? [] : ['has no scope; write `scope: imperative summary`']),
    ...(localPath.test(`${subject}\n${body}`) ? ['contains a local path'] : []),
  ]
}

/** Returns the commits of `head` that are not on `base` yet, newest first, or undefined if this checkout lacks the base. */
export function readCommits({ base, head, folder }: { base: string; head: string; folder?: string }) {
  const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' })
  if (git('rev-parse', '--verify', '--quiet', `${base}^{commit}`).status !== 0) return undefined
  const log = git('log', '-z', '--format=%H%n%s%n%b', `${base}..${head}`)
  if (log.status !== 0) throw new Error(log.stderr)
  return log.stdout
    .split('\0')
    .filter(Boolean)
    .map((text): Commit => {
      const [hash = '', subject = '', ...body] = text.split('\n')
      return { hash, subject, body: body.join('\n').trim() }
    })
}

if (import.meta.main) {
  const { base, head } = parseArgs({
    options: { base: { type: 'string', default: 'origin/main' }, head: { type: 'string', default: 'HEAD' } },
  }).values
  const commits = readCommits({ base, head })
  const faults = findCommitFaults(commits ?? [])
  for (const fault of faults) console.error(fault)
  console.log(
    commits ? `${commits.length} commits after ${base}, ${faults.length} faults` : `No ${base}: no commits checked`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
