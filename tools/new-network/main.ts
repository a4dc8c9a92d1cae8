import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { explain, Failure, orExplain } from '../bootstrap/failure.mjs'
import { step } from '../bootstrap/progress.mjs'
import { fromRoot, repositoryRoot } from '../bootstrap/repository-root.mjs'
import { runNode } from '../bootstrap/run.mjs'
import { answersSchema, ask, type Answers } from './answers.ts'
import { deriveFacts } from './facts.ts'
import { refuseUnsavedSite, writeSite } from './write-site.ts'

const nextSteps = `
  site/ is another network's now.

    npm start          shows it
    npm run dev        shows it while you edit site/src
    git checkout site && git clean -fdq site     takes all of it back

  docs/guides/another-network.md says what to do next.

`

/** Asks or reads the answers, writes a starting `site/`, draws its pictures and checks it. */
await orExplain(async () => {
  const { values } = parseArgs({ options: { answers: { type: 'string' }, overwrite: { type: 'boolean' } } })
  if (!values.overwrite) refuseUnsavedSite(repositoryRoot)
  const answers =
    values.answers === undefined
      ? await ask({ input: process.stdin, output: process.stdout })
      : readAnswers(values.answers)
  writeSite(fromRoot('site'), deriveFacts(answers, { year: new Date().getFullYear() }))
  await run('formatting the words', ['node_modules/oxfmt/bin/oxfmt', 'site/src'])
  // Processes of their own: what this one has imported from site/ is the former network's.
  await run('drawing placeholder pictures', ['art/draw-placeholders.ts'])
  await run('checking site/', ['tools/new-network/check-site.ts'])
  process.stdout.write(nextSteps)
})

async function run(name: string, words: string[]): Promise<void> {
  await step(name, async () => {
    const { code, output } = await runNode(words)
    if (code !== 0) throw explain(output, `This failed: ${name}. What is wrong is above.`)
  })
}

function readAnswers(file: string): Answers {
  const { success, data, error } = answersSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (success) return data
  throw new Failure(error.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}`).join('\n'))
}
