import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { json, text as readText } from 'node:stream/consumers'
import { z } from 'zod'
import { addressSchema } from '@network-site/protocol/address'
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { RawQuery, Sql } from '../services/database.ts'
import { messageOf } from '../lib/describe-error.ts'
import { bigintToString } from './terminal.ts'

const deploymentSchema = z.object({
  rpcUrl: z.string(),
  contracts: z.object({ collection: addressSchema, token: addressSchema }),
})
const statementSchema = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  rowMode: z.enum(['array', 'object']),
})

/** What only the running server knows: where its chain is, which may be the embedded one. */
type RunningDeployment = z.infer<typeof deploymentSchema>

/** What the operator's tools may ask of a running server. */
export type OperatorService = {
  deployment: RunningDeployment
  /** Absent where the database is a Postgres, which the tools open themselves. */
  query: RawQuery | undefined
}

/** The Unix socket at which a server answers the operator of this machine only. */
export function operatorSocketPath(dataDir: string): string {
  const folder = resolve(dataDir)
  if (process.platform !== 'win32') return join(dataDir, 'operator', 'operator.sock')
  return `\\\\.\\pipe\\operator-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
}

/**
 * Lets the operator's tools work while this process holds the embedded database and the embedded chain. Whoever can open
 * the socket owns the files of both: it gives nobody a right that they did not have.
 */
export async function serveOperator(service: OperatorService, path: string): Promise<{ close: () => Promise<void> }> {
  const server = createServer((asked, response) => {
    answer(service, asked).then(
      (value) => response.end(JSON.stringify(value, bigintToString)),
      (error: unknown) => response.writeHead(400).end(error instanceof Error ? messageOf(error) : 'it failed'),
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

async function answer({ deployment, query }: OperatorService, asked: IncomingMessage): Promise<unknown> {
  if (asked.url === '/deployment') return { ...deployment, hasDatabase: query !== undefined }
  if (asked.url === '/query' && query) return query(statementSchema.parse(await json(asked)))
  throw new Error(`nothing at ${asked.url}`)
}

/** The server that runs on this data folder. Throws when none does. */
export async function connectOperator(path: string): Promise<OperatorService> {
  const ask = async (url: string, body?: unknown): Promise<unknown> => {
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const method = body === undefined ? 'GET' : 'POST'
      request({ socketPath: path, path: url, method }, done)
        .once('error', fail)
        .end(body === undefined ? undefined : JSON.stringify(body))
    })
    if (response.statusCode !== 200) throw new Error(`The running server answered: ${await readText(response)}`)
    return json(response)
  }
  const { hasDatabase, ...deployment } = deploymentSchema
    .extend({ hasDatabase: z.boolean() })
    .parse(await ask('/deployment'))
  const query: RawQuery = async (statement) => z.array(z.unknown()).parse(await ask('/query', statement))
  return { deployment, query: hasDatabase ? query : undefined }
}

/** The database of a running server, through its socket. Each statement is a transaction of its own. */
export function remoteSql(query: RawQuery): Sql {
  return drizzle(async (text, values, method) => {
    const rowMode = method === 'all' ? 'array' : 'object'
    const rows = await query({ text, values: values as unknown[], rowMode })
    // What is executed as it is written answers with an object that has rows, as the other drivers do.
    return { rows: method === 'all' ? rows : ({ rows } as unknown as unknown[]) }
  })
}
