import { parseArgs } from 'node:util'
import { Failure } from './failure.mjs'

/**
 * Parses the arguments of `npm test --`: `--only e2e` (or `e2e`) and `--except e2e`, both repeatable, and `--shard 1/4`
 * for a part of the e2e tests.
 */
export function readTestOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        except: { type: 'string', multiple: true, default: [] },
        shard: { type: 'string' },
      },
    })
    return { only: [...values.only, ...positionals], except: values.except, shard: readShard(values.shard) }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${error.message}. Try: npm test -- --only e2e --shard 1/4`)
  }
}

function readShard(text) {
  if (text === undefined) return undefined
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (Number(part) >= 1 && Number(part) <= Number(parts)) return text
  throw new Failure(`--shard ${text} is invalid. For the first of four parts, use --shard 1/4.`)
}

/** Returns the names of the parts to run. Rejects an unknown word, because a run of nothing must not pass. */
export function chooseParts(names, { only, except }) {
  for (const word of [...only, ...except]) {
    if (!names.some((name) => name.includes(word)))
      throw new Failure(`No part of the tests matches "${word}". Choose from: ${names.join(', ')}.`)
  }
  const isNamed = (words, name) => words.some((word) => name.includes(word))
  const chosen = names.filter((name) => (only.length === 0 || isNamed(only, name)) && !isNamed(except, name))
  if (chosen.length === 0) throw new Failure('Nothing to run: --except excludes every selected part.')
  return new Set(chosen)
}
