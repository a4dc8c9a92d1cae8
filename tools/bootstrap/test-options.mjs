import { readCommandLine } from './command-line.mjs'
import { Failure } from './failure.mjs'

/** Parses the arguments of `npm test`. Parts can be named with or without `--only`. */
export function readTestOptions(args) {
  const { values, positionals } = readCommandLine(
    {
      command: 'npm test',
      about: 'Runs every check and test suite, or the parts whose names contain the given texts.',
      options: {
        only: { type: 'string', multiple: true, default: [], value: 'text', about: 'run only these parts; repeatable' },
        except: { type: 'string', multiple: true, default: [], value: 'text', about: 'skip these parts; repeatable' },
        shard: { type: 'string', value: '1/4', about: 'run this part of the e2e tests' },
      },
      positionals: '[part …]',
    },
    args,
  )
  return { only: [...values.only, ...positionals], except: values.except, shard: readShard(values.shard) }
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
