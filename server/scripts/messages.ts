import { archiveSocketPath, connectArchive } from '../src/features/contact/archive-socket.ts'
import type { MessageArchive } from '../src/features/contact/submission-store.ts'
import { messagesCommand } from '../src/features/contact/messages-command.ts'
import { submissionStore } from '../src/features/contact/submission-store.ts'
import { openDatabase } from '../src/adapters/open-database.ts'
import { readEnv, type Env } from '../src/env.ts'

/** `npm run messages`: what people wrote through the form. */
process.stdout.on('error', () => process.exit(0))
try {
  const { archive, close } = await openArchive(readEnv(process.env))
  try {
    await messagesCommand(process.argv.slice(2), { archive, write })
  } finally {
    await close()
  }
} catch (error) {
  // A wrong word, environment or folder is the operator's to mend: words, not a stack.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** The database itself; or, where it is embedded in a running server, that server. */
async function openArchive(env: Env): Promise<{ archive: MessageArchive; close: () => Promise<void> }> {
  if (!env.DATABASE_URL) {
    const archive = await connectArchive(archiveSocketPath(env.DATA_DIR)).catch(() => undefined)
    if (archive) return { archive, close: async () => undefined }
  }
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  return { archive: submissionStore(database.sql), close: database.close }
}

function write(text: string): Promise<void> {
  return new Promise((done) => process.stdout.write(text, () => done()))
}
