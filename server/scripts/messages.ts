import { messagesCommand } from '../src/features/contact/messages-command.ts'
import { submissionStore } from '../src/features/contact/submission-store.ts'
import { readEnv } from '../src/env/index.ts'
import { openDeployment } from '../src/operator/open-deployment.ts'

/** `npm run messages`: what people wrote through the form. */
process.stdout.on('error', () => process.exit(0))
try {
  const deployment = openDeployment(readEnv(process.env))
  try {
    const archive = submissionStore(await deployment.sql())
    await messagesCommand(process.argv.slice(2), { archive, write })
  } finally {
    await deployment.close()
  }
} catch (error) {
  // A wrong word, environment or folder is the operator's to mend: words, not a stack.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function write(text: string): Promise<void> {
  return new Promise((done) => process.stdout.write(text, () => done()))
}
