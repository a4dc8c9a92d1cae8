import { readFileSync } from 'node:fs'
import { readCommandLine } from '../bootstrap/command-line.mjs'
import { explain, Failure, orExplain } from '../bootstrap/failure.mjs'
import { step } from '../bootstrap/progress.mjs'
import { fromRoot, repositoryRoot } from '../bootstrap/repository-root.mjs'
import { runNode } from '../bootstrap/run.mjs'
import { answersSchema, ask, type Answers, savedAnswers } from './answers.ts'
import { deriveFacts } from './facts.ts'
import { refuseUnsavedSite, writeSite } from './write-site.ts'

const nextSteps = `
  site/ now describes your network.

    npm start          runs it
    npm run dev        runs it and reloads while you edit site/src
    git checkout site && git clean -fdq site     undoes all changes

  For the next steps, see docs/guides/another-network.md.

`

const { values } = readCommandLine({
  command: 'npm run new-network',
  about: 'Asks a few questions, then writes a starting site/ for your network, with placeholder images.',
  options: {
    answers: { type: 'string', value: 'file', about: 'read the answers from a JSON file' },
    overwrite: { type: 'boolean', default: false, about: 'discard uncommitted changes in site/' },
  },
})
await orExplain(async () => {
  if (!values.overwrite) refuseUnsavedSite(repositoryRoot)
  const answers =
    values.answers === undefined
      ? await ask({ input: process.stdin, output: process.stdout }, savedAnswers(fromRoot('.data', 'new-network.json')))
      : readAnswers(values.answers)
  await writeSite(fromRoot('site'), deriveFacts(answers, { year: new Date().getFullYear() }))
  await run('formatting site/src', ['node_modules/oxfmt/bin/oxfmt', 'site/src'])
  // Separate processes, because this one has already imported the previous site/.
  await run('drawing placeholder images', ['art/draw-placeholders.ts'])
  await run('checking site/', ['tools/new-network/check-site.ts'])
  process.stdout.write(nextSteps)
})

async function run(name: string, args: string[]): Promise<void> {
  await step(name, async () => {
    const { code, output } = await runNode(args)
    if (code !== 0) throw explain(output, `Failed while ${name}; see the output above.`)
  })
}

function readAnswers(file: string): Answers {
  const { success, data, error } = answersSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (success) return data
  throw new Failure(error.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}`).join('\n'))
}
