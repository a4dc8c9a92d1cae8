import { Readable, Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { answersSchema, ask, questions } from './answers.ts'

it('takes what is typed, what it suggests for an empty line, and asks again for what will not do', async () => {
  const said: string[] = []
  const answers = await ask({
    input: typed({ name: ['Kestrel'], accentColor: ['orange', '#f0a030'], chainId: ['many', '0', '', '881177'] }),
    output: new Writable({ write: (text, _encoding, done) => done(void said.push(String(text))) }),
  })
  expect(answers).toMatchObject({
    name: 'Kestrel',
    accentColor: '#f0a030',
    chainId: 881177,
    domain: 'kestrel.example',
    contactEmail: 'hello@kestrel.example',
    leagueName: 'Kestrel League',
  })
  expect(said.join('')).toContain('It must be a color')
  expect(said.join('')).toContain('It must be a whole number.')
})

it('writes nothing where the input ends before the questions do', async () => {
  const output = new Writable({ write: (_text, _encoding, done) => done() })
  await expect(ask({ input: Readable.from(['Kestrel\n']), output })).rejects.toThrow('nothing was written')
})

it('asks for every answer', () => {
  expect(questions.map(({ key }) => key).toSorted()).toEqual(Object.keys(answersSchema.shape).toSorted())
})

it('takes no light background, since the words are light', () => {
  expect(answersSchema.shape.backgroundColor.safeParse('#ffffff').success).toBe(false)
  expect(answersSchema.shape.backgroundColor.safeParse('#101820').success).toBe(true)
})

it('takes no campaign whose pages would be at addresses of the API', () => {
  expect(answersSchema.shape.campaignName.safeParse('Leaderboard').success).toBe(false)
  expect(answersSchema.shape.campaignName.safeParse('Open Season').success).toBe(true)
})

/** Lines for these questions, and Enter for all others. */
function typed(lines: Record<string, string[]>): Readable {
  return Readable.from(questions.flatMap(({ key }) => lines[key] ?? ['']).map((line) => `${line}\n`))
}
