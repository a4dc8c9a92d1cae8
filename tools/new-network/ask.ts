import { createInterface } from 'node:readline/promises'
import { Failure } from '../bootstrap/failure.mjs'
import { answersSchema, type Answers } from './answers.ts'
import { questions } from './questions.ts'

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/** Asks at the terminal, one question after the other, each until its answer will do. */
export async function ask({ input, output }: Terminal): Promise<Answers> {
  const terminal = createInterface({ input, output })
  // All lines in their order: those that are typed ahead or piped in come before they are asked for.
  const lines = terminal[Symbol.asyncIterator]()
  let ended = false
  terminal.once('close', () => (ended = true))
  const answered: Partial<Answers> = {}
  for (const { key, ask: words, suggest } of questions) {
    const suggestion = suggest?.(answered)
    terminal.setPrompt(suggestion === undefined ? `${words} ` : `${words} (${suggestion}) `)
    for (;;) {
      if (!ended) terminal.prompt()
      const { done, value } = await lines.next()
      if (done) throw new Failure('The questions were not all answered, and nothing was written.')
      const { success, data, error } = answersSchema.shape[key].safeParse(value.trim() || suggestion)
      if (success) {
        Object.assign(answered, { [key]: data })
        break
      }
      output.write(`  It ${error.issues[0]?.message}.\n`)
    }
  }
  terminal.close()
  return answersSchema.parse(answered)
}
