import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Job = { container?: string; steps: Array<{ run?: string; uses?: string }> }

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.github/workflows')
const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
const jobs = workflows.flatMap((text) => Object.values((parse(text) as { jobs: Record<string, Job> }).jobs))

it('pins every action by commit and names its version', () => {
  const uses = workflows.flatMap((text) => [...text.matchAll(/\buses: (.*)/g)].map(([, value = '']) => value))
  expect(uses).toHaveLength(jobs.flatMap(({ steps }) => steps.filter((step) => step.uses)).length)
  expect(uses.filter((value) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(value))).toEqual([])
  // Each action has one version.
  expect(new Set(uses).size).toBe(new Set(uses.map((value) => value.split('@')[0])).size)
})

it('pins every image by digest, with the pinned Node', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const [, base = ''] = /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile) ?? []
  const images = [...jobs.flatMap(({ container }) => (container ? [container] : [])), base]
  // Every stage starts from it or from nothing.
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)
  expect(new Set(stages)).toEqual(new Set(['${NODE_IMAGE}', 'packages', 'scratch']))
  // A syntax line would load another image, which runs the build.
  expect(dockerfile).not.toMatch(/^# *syntax=/m)
  const version = readFileSync(join(root, '.node-version'), 'utf8').trim()
  for (const image of images) {
    expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
    expect(image.split('@')[0]).toMatch(new RegExp(`^node:${version.replaceAll('.', '\\.')}-bookworm(-slim)?$`))
  }
})

it('audits the production packages', () => {
  expect(jobs.flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('npm audit --omit=dev')
})

it('lets only the job that publishes images write, and only for a tag', () => {
  type Rights = { permissions?: Record<string, string>; if?: string; steps: Job['steps'] }
  const parsed = workflows.map(
    (text) => parse(text) as { permissions: Record<string, string>; jobs: Record<string, Rights> },
  )
  for (const { permissions } of parsed) expect(permissions).toEqual({ contents: 'read' })
  const writers = parsed.flatMap((workflow) =>
    Object.entries(workflow.jobs).filter(([, job]) => Object.values(job.permissions ?? {}).includes('write')),
  )
  expect(writers.map(([name, job]) => [name, job.if])).toEqual([['publish', "github.ref_type == 'tag'"]])
})
