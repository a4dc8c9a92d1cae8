import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answersSchema, ask, questions, savedAnswers } from './answers.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'answers-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const saved = () => savedAnswers(join(folder, '.data', 'new-network.json'))
const silent = () => new Writable({ write: (_text, _encoding, done) => done() })

it('accepts typed answers, uses suggestions for empty lines, and repeats invalid questions', async () => {
  const written: string[] = []
  const terminal = {
    input: typed({ name: ['Kestrel'], accentColor: ['orange', '#f0a030'], chainId: ['many', '0', '', '881177'] }),
    output: new Writable({ write: (text, _encoding, done) => done(void written.push(String(text))) }),
  }
  const answers = await ask(terminal, saved())
  expect(answers).toMatchObject({
    name: 'Kestrel',
    accentColor: '#f0a030',
    chainId: 881177,
    domain: 'kestrel.example',
    contactEmail: 'hello@kestrel.example',
    leagueName: 'Kestrel League',
  })
  expect(written.join('')).toContain('It must be a color')
  expect(written.join('')).toContain('It must be a whole number.')
})

it('rejects when the input ends early', async () => {
  const terminal = { input: Readable.from(['Kestrel\n']), output: silent() }
  await expect(ask(terminal, saved())).rejects.toThrow('nothing was written')
})

it('suggests the answers of the last run, even of one that was interrupted', async () => {
  await ask({ input: typed({ name: ['Kestrel'], chainId: ['881177'] }), output: silent() }, saved())
  await expect(ask({ input: Readable.from(['Merlin\n']), output: silent() }, saved())).rejects.toThrow()
  const answers = await ask({ input: typed({}), output: silent() }, saved())
  expect(answers).toMatchObject({ name: 'Merlin', domain: 'kestrel.example', chainId: 881177 })
})

it('asks for every answer', () => {
  expect(questions.map(({ key }) => key).toSorted()).toEqual(Object.keys(answersSchema.shape).toSorted())
})

it('rejects a light background', () => {
  expect(answersSchema.shape.backgroundColor.safeParse('#ffffff').success).toBe(false)
  expect(answersSchema.shape.backgroundColor.safeParse('#101820').success).toBe(true)
})

it('rejects a campaign name that collides with an API path', () => {
  expect(answersSchema.shape.campaignName.safeParse('Leaderboard').success).toBe(false)
  expect(answersSchema.shape.campaignName.safeParse('Open Season').success).toBe(true)
})

/** Returns input with the given lines, and empty lines for all other questions. */
function typed(lines: Record<string, string[]>): Readable {
  return Readable.from(questions.flatMap(({ key }) => lines[key] ?? ['']).map((line) => `${line}\n`))
}
