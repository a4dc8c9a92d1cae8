import { readFileSync } from 'node:fs'
import { inHouse } from '../bootstrap/house.mjs'
import { findLockfileFaults } from './find-lockfile-faults.mjs'

const faults = findLockfileFaults(JSON.parse(readFileSync(inHouse('package-lock.json'), 'utf8')))
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error('Choose versions that exist on every platform, then run: npm run lock')
  process.exitCode = 1
}
