import { statfsSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { house } from './house.mjs'

const neededMegabytes = { runtime: 1000, everything: 2000 }

/** Stops before an install that the disk cannot hold: halfway, its errors name everything but the cause. */
export function requireSpace(scope) {
  const { bavail, bsize } = statfsSync(house)
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  if (freeMegabytes >= neededMegabytes[scope]) return
  throw new Failure(
    `The disk is full: ${freeMegabytes} MB are free and about ${neededMegabytes[scope]} MB are needed. Free some space and run the command again.`,
  )
}
