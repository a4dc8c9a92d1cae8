import { parseArgs } from 'node:util'
import { Failure } from './failure.mjs'

/**
 * What the words after `npm test --` choose: `--only e2e` (or just `e2e`), `--except e2e`, each any number of times, and
 * `--shard 1/4` for a part of the e2e tests.
 */
export function readTestOptions(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
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
  throw new Failure(
    `--shard ${text} is no part of the e2e tests. Write for instance --shard 1/4 for the first of four.`,
  )
}

/** Says which of the named parts run. A word that fits none is refused: a run of nothing must not pass. */
export function chooseParts(names, { only, except }) {
  for (const word of [...only, ...except]) {
    if (!names.some((name) => name.includes(word)))
      throw new Failure(`No part of the tests is called "${word}". There are: ${names.join(', ')}.`)
  }
  const isNamed = (words, name) => words.some((word) => name.includes(word))
  const chosen = names.filter((name) => (only.length === 0 || isNamed(only, name)) && !isNamed(except, name))
  if (chosen.length === 0) throw new Failure('Nothing is left to run: every part that was chosen is excepted.')
  return new Set(chosen)
}
