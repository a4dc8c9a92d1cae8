import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { envShape, readEnv } from './index.ts'

function settings(...files: string[]): Record<string, string | undefined> {
  const read = files.map((file) => parseEnv(readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')))
  return Object.assign({}, ...read) as Record<string, string | undefined>
}

describe.each([
  ['server', 'server.env'],
  ['relayer', 'relayer.env'],
  ['operator', 'operator.env'],
])('the example settings of the %s', (_role, file) => {
  // compose.yaml sets DATABASE_URL, with the role of each kind of process.
  const source = { ...settings('site.env.example', file), DATABASE_URL: 'postgres://postgres:5432/site' }

  it('are sufficient for production once the placeholders are replaced', () => {
    const filled = Object.fromEntries(
      Object.entries(source).map(([name, value]) => [name, value?.replace('change-this', 'our-own-random')]),
    )
    expect(readEnv(filled)).toMatchObject({ isProduction: true, isSandbox: false })
    expect(() => readEnv(source)).toThrow(
      /PROOF_SECRET: still[^]*METRICS_TOKEN: still|METRICS_TOKEN: still[^]*PROOF_SECRET: still/,
    )
  })

  it('contain only variables that exist', () => {
    expect(Object.keys(source).filter((name) => !(name in envShape))).toEqual([])
  })
})
