import { createInterface } from 'node:readline/promises'
import { answersSchema, type Answers } from './answers.ts'
import { questions } from './questions.ts'

/** Asks at the terminal, one question after the other, each until its answer will do. */
export async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // The end of the input is an answer too: nothing more will come.
  const ended = new Promise<never>((_, reject) =>
    terminal.once('close', () => reject(new Error('The questions were not answered, and nothing was written.'))),
  )
  const answered: Partial<Answers> = {}
  for (const { key, ask: words, suggest } of questions) {
    const suggestion = suggest?.(answered)
    for (;;) {
      const prompt = suggestion === undefined ? `${words} ` : `${words} (${suggestion}) `
      const typed = (await Promise.race([terminal.question(prompt), ended])).trim() || (suggestion ?? '')
      const { success, data, error } = answersSchema.shape[key].safeParse(typed)
      if (success) {
        Object.assign(answered, { [key]: data })
        break
      }
      console.log(`  It ${error.issues[0]?.message}.`)
    }
  }
  ended.catch(() => {})
  terminal.close()
  return answersSchema.parse(answered)
}
