import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { test } from './fixtures.ts'

type BrowserPackage = { name: string; version: string; license: string; bytes: number }

/** Allows for small size changes caused by our own code. */
const tolerance = 0.15

test('docs/reference/browser-packages.md matches this build', () => {
  const built = JSON.parse(read('../web/build/browser-packages.json')) as BrowserPackage[]
  const rows = [
    ...read('../docs/reference/browser-packages.md').matchAll(/^\| (\S+) \| (\d\S*) \| .+ \| ([\d.]+) kB \| .*$/gm),
  ]
  const listed = new Map(rows.map(([, name, version, size]) => [`${name} ${version}`, Number(size) * 1000]))
  expect([...listed.keys()].toSorted()).toEqual(built.map(({ name, version }) => `${name} ${version}`).toSorted())
  for (const { name, version, bytes } of built) {
    const written = listed.get(`${name} ${version}`) ?? 0
    expect(Math.abs(written - bytes), `${name}: run npm run browser-packages`).toBeLessThan(bytes * tolerance + 500)
  }
})

test('no browser package has a copyleft or missing license', () => {
  const built = JSON.parse(read('../web/build/browser-packages.json')) as BrowserPackage[]
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter(({ license }) => /GPL|none stated/.test(license))).toEqual([])
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
