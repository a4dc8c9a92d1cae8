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
  rpcUrls: z.array(z.string()),
  contracts: z.object({ collection: addressSchema, token: addressSchema }),
})
const statementSchema = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  rowMode: z.enum(['array', 'object']),
})

/** What the operator CLI can get from a running server. */
export type OperatorService = {
  /** Where the server's chain is; it may be the embedded one. */
  deployment: z.infer<typeof deploymentSchema>
  /** Undefined for Postgres, which the CLI opens itself. */
  query: RawQuery | undefined
}

/** Returns the path of the Unix socket where a server answers the operator CLI on this machine. */
export function operatorSocketPath(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'operator', 'operator.sock')
  return `\\\\.\\pipe\\operator-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
}

/**
 * Serves the operator CLI while this process holds the embedded database and chain. Only the owner of their files can
 * open the socket, so it grants no additional rights.
 */
export async function serveOperator(service: OperatorService, path: string): Promise<{ close: () => Promise<void> }> {
  const server = createServer((incoming, response) => {
    answer(service, incoming).then(
      (value) => response.end(JSON.stringify(value, bigintToString)),
      (error: unknown) => response.writeHead(400).end(error instanceof Error ? messageOf(error) : 'request failed'),
    )
  })
  if (process.platform !== 'win32') {
    // Restrict the folder first: a socket's own permissions can only be set once it is open.
    await mkdir(dirname(path), { recursive: true })
    await chmod(dirname(path), 0o700)
    // Remove the socket of a crashed server. The database lock ensures that no other server is running.
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

async function answer({ deployment, query }: OperatorService, incoming: IncomingMessage): Promise<unknown> {
  if (incoming.url === '/deployment') return { ...deployment, hasDatabase: query !== undefined }
  if (incoming.url === '/query' && query) return query(statementSchema.parse(await json(incoming)))
  throw new Error(`not found: ${incoming.url}`)
}

/** Connects to the server that listens on this socket. Throws if none does. */
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

/** Opens the database of a running server through its socket. Each statement runs in its own transaction. */
export function remoteSql(query: RawQuery): Sql {
  return drizzle(async (text, values, method) => {
    const rowMode = method === 'all' ? 'array' : 'object'
    const rows = await query({ text, values: values as unknown[], rowMode })
    // `execute` returns an object with rows, as with the other drivers.
    return { rows: method === 'all' ? rows : ({ rows } as unknown as unknown[]) }
  })
}
