import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answersSchema } from './answers.ts'
import { deriveFacts } from './facts.ts'
import { questions } from './questions.ts'
import { fillIn } from './write-site.ts'

const answers = answersSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../e2e/second-network/answers.json'), 'utf8')),
)
const facts = deriveFacts({ ...answers, name: 'O’Neil \'s "`Keep` ${1}' }, { year: 2030 })

describe('a starting file', () => {
  it('has values where it asked for facts, whatever characters are in them', async () => {
    const text =
      "import { facts } from './facts.ts'\nexport const said = [facts.name, `It is ${facts.name}.`, facts.chainId]\n"
    const filled = fillIn(text, { file: 'said.ts', facts })
    expect(filled).not.toContain('facts')
    const { said } = (await import(`data:text/javascript,${encodeURIComponent(filled)}`)) as { said: unknown }
    expect(said).toEqual([facts.name, `It is ${facts.name}.`, answers.chainId])
  })

  it('imports from where it will be', () => {
    const text = "import type { Hero } from '@network-site/site/schema/home'\nimport { brand } from '../brand.ts'\n"
    expect(fillIn(text, { file: 'home/hero.ts', facts })).toBe(
      "import type { Hero } from '../schema/home.ts'\nimport { brand } from '../brand.ts'\n",
    )
    expect(fillIn(text, { file: 'hero.ts', facts })).toContain("'./schema/home.ts'")
  })
})

describe('the answers', () => {
  it('are asked for, every one', () => {
    expect(questions.map(({ key }) => key).toSorted()).toEqual(Object.keys(answersSchema.shape).toSorted())
  })

  it('may name no light background, since the words are light', () => {
    expect(answersSchema.shape.backgroundColor.safeParse('#ffffff').success).toBe(false)
    expect(answersSchema.shape.backgroundColor.safeParse('#101820').success).toBe(true)
  })

  it('give every picture of the collection a name and traits of its own', () => {
    expect(new Set(facts.collectionItems.map(({ name }) => name)).size).toBe(42)
    expect(new Set(facts.collectionItems.map(({ traits }) => JSON.stringify(traits))).size).toBe(42)
  })
})
