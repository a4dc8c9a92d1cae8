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
])('example settings of a %s', (_role, file) => {
  const source = settings('site.env.example', file)

  it('are sufficient for production', () => {
    expect(readEnv(source)).toMatchObject({ isProduction: true, isSandbox: false })
  })

  it('contain only variables that exist', () => {
    expect(Object.keys(source).filter((name) => !(name in envShape))).toEqual([])
  })
})

it('creates the Postgres account that the servers connect with', () => {
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = settings('postgres.env.example')
  const url = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`
  expect(settings('site.env.example')['DATABASE_URL']).toBe(url)
})
