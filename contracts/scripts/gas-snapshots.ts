import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { projectFolder } from './hardhat-project.ts'
import type { GasFigures } from './solidity-tests.ts'

const folder = join(projectFolder, 'test', 'gas', 'snapshots')

/** The committed gas figures. */
export function readGasSnapshots(): GasFigures {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Writes the figures that a test run measured, in an order that does not depend on the run. */
export function writeGasSnapshots(figures: GasFigures): void {
  for (const [group, entries] of Object.entries(figures)) {
    const sorted = Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(join(folder, `${group}.json`), `${JSON.stringify(sorted, null, 2)}\n`)
  }
}

/** Says what differs from the committed figures, a line each. Hardhat's own check overlooks added and removed figures. */
export function gasChanges(measured: GasFigures): string[] {
  const committed = readGasSnapshots()
  if (isDeepStrictEqual(measured, committed)) return []
  const groups = new Set([...Object.keys(measured), ...Object.keys(committed)])
  return [...groups].flatMap((group) => {
    const names = new Set([...Object.keys(measured[group] ?? {}), ...Object.keys(committed[group] ?? {})])
    return [...names].flatMap((name) => {
      const [now, before] = [measured[group]?.[name], committed[group]?.[name]]
      return now === before ? [] : [`${group}, ${name}: ${before ?? 'none'} -> ${now ?? 'none'}`]
    })
  })
}
