import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { envShape } from './index.ts'
import { environmentTable } from './environment-table.ts'

describe('environmentTable', () => {
  it('gives each variable a row with its default, whether it is demanded, and its meaning', () => {
    const table = environmentTable({
      ONE: z.string().default('x').describe('The first.'),
      TWO: z.string().optional().meta({ demandedInProduction: true, description: 'This | that.' }),
      THREE: z.string().transform(Number).default(7).describe('A number.'),
    })
    expect(table).toContain('| `ONE` | `x` |  | The first. |\n')
    expect(table).toContain('| `TWO` |  | demanded | This \\| that. |\n')
    expect(table).toContain('| `THREE` | `7` |  | A number. |\n')
  })

  it('leaves no variable of ours without a meaning', () => {
    for (const [name, schema] of Object.entries(envShape))
      expect([name, schema.description]).toEqual([name, expect.stringMatching(/\w.*\.$/)])
  })
})
