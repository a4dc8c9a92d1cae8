import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { MessageArchive } from './submission-store.ts'
import type { SubmissionRow } from './tables.ts'

const wholeNumber = z.coerce.number().int().min(0)
const questionSchema = z.object({ number: wholeNumber, size: wholeNumber, id: wholeNumber }).partial()
const rowSchema: z.ZodType<SubmissionRow> = z.object({
  id: z.int(),
  formId: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  receivedAt: z.coerce.date(),
  messageId: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.coerce.date(),
  lastFailure: z.string().nullable(),
  sentAt: z.coerce.date().nullable(),
})
const pageSchema = z.object({ rows: z.array(rowSchema), total: z.int() })

/** The Unix socket at which a server with an embedded database answers the operator of this machine only. */
export function archiveSocketPath(dataDir: string): string {
  const folder = resolve(dataDir)
  if (process.platform !== 'win32') return join(dataDir, 'operator', 'messages.sock')
  return `\\\\.\\pipe\\messages-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
}

/** Lets `npm run messages` read while this process holds the embedded database for itself. */
export async function serveArchive(archive: MessageArchive, path: string): Promise<{ close: () => Promise<void> }> {
  const server = createServer((asked, response) => {
    answer(archive, asked).then(
      (value) => response.end(JSON.stringify(value ?? null)),
      () => response.writeHead(400).end(),
    )
  })
  if (process.platform !== 'win32') {
    // The folder keeps others out from the first moment on; a socket's own rights are set only after it is open.
    await mkdir(dirname(path), { recursive: true })
    await chmod(dirname(path), 0o700)
    // What a crashed run has left; the database's lock says that no other is running.
    await rm(path, { force: true })
  }
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function answer(archive: MessageArchive, { url = '' }: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(url, 'http://archive')
  const { number = 1, size = 20, id = 0 } = questionSchema.parse(Object.fromEntries(searchParams))
  if (pathname === '/page') return archive.page({ number, size })
  if (pathname === '/after') return archive.after(id, size)
  if (pathname === '/find') return archive.find(id)
  throw new Error(`nothing at ${pathname}`)
}

/** The archive of the server that runs on this data folder. Throws when none does. */
export async function connectArchive(path: string): Promise<MessageArchive> {
  const ask = async (question: string): Promise<unknown> => {
    const response = await new Promise<IncomingMessage>((done, fail) => {
      request({ socketPath: path, path: question }, done).once('error', fail).end()
    })
    if (response.statusCode !== 200) throw new Error(`the running server answered ${response.statusCode}`)
    return json(response)
  }
  await ask('/page?size=0')
  return {
    page: async ({ number, size }) => pageSchema.parse(await ask(`/page?number=${number}&size=${size}`)),
    after: async (id, size) => z.array(rowSchema).parse(await ask(`/after?id=${id}&size=${size}`)),
    find: async (id) => rowSchema.nullable().parse(await ask(`/find?id=${id}`)) ?? undefined,
  }
}
