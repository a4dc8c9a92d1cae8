import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCommitFaults, readCommits } from './check.ts'

test.each([
  ['relayer: fix crash on early SSE subscription', ''],
  ['mint page: show one progress line', 'Reads site/src/campaign.ts and https://example.org/tmp/notes.'],
  ['server/http: answer 503 while shedding load', 'The /var and /tmp routes stay closed.'],
])('accepts %s', (subject, body) => {
  expect(findCommitFaults([{ hash: 'a'.repeat(40), subject, body }])).toEqual([])
})

test.each([
  [`web: ${'x'.repeat(68)}`, '', /a subject of 73 characters, more than 72/],
  ["Merge branch 'main' of example.org:site", '', /a default merge subject/],
  ['Merge pull request #7 from team/branch', '', /a default merge subject/],
  ['web: wip', '', /work in progress/],
  ['fixup! web: load fonts', '', /work in progress/],
  ['Fix the thing', '', /no scope/],
  ['web: move /home/ada/site to web/', '', /a local path/],
  ['web: load fonts', 'Measured in /tmp/clone7 with C:\\Users\\ada.', /a local path/],
])('rejects %s', (subject, body, sentence) => {
  expect(findCommitFaults([{ hash: 'a'.repeat(40), subject, body }])).toEqual([expect.stringMatching(sentence)])
})

test('reads only the commits that the base branch lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...parameters], { cwd: folder })
  git('init', '--quiet', '--initial-branch', 'main')
  git('commit', '--quiet', '--allow-empty', '--message', 'On the base branch')
  git('switch', '--quiet', '--create', 'topic')
  git('commit', '--quiet', '--allow-empty', '--message', 'web: first', '--message', 'Why.')
  git('commit', '--quiet', '--allow-empty', '--message', 'web: second')
  expect(readCommits({ base: 'main', head: 'topic', folder })).toMatchObject([
    { subject: 'web: second', body: '' },
    { subject: 'web: first', body: 'Why.' },
  ])
  expect(readCommits({ base: 'origin/main', head: 'topic', folder })).toBeUndefined()
})
