import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Memory, Question, Reply, Route } from './inspect-server.ts'
import type { RunningServer } from './run-server.ts'

/** What a server must be started with, so that it answers the questions below. */
export const inspectedArguments = ['--import', fileURLToPath(new URL('./inspect-server.ts', import.meta.url))]

/** The routes of a running server. */
export async function askRoutes(server: RunningServer): Promise<Route[]> {
  return ((await ask(server, 'routes')) as { routes: Route[] }).routes
}

/** What a running server uses, after a full collection if it was started with `--expose-gc`. */
export async function askMemory(server: RunningServer): Promise<Memory> {
  return ((await ask(server, 'memory')) as { memory: Memory }).memory
}

async function ask(server: RunningServer, question: Question): Promise<Reply> {
  const replied = new Promise<Reply>((resolve) => {
    server.process.on('message', function listen(message: object) {
      if (!('routes' in message || 'memory' in message)) return
      server.process.off('message', listen)
      resolve(message as Reply)
    })
  })
  if (server.process.connected) server.process.send(question)
  const ended = server.process.exitCode === null ? once(server.process, 'exit') : Promise.resolve()
  return Promise.race([
    replied,
    ended.then(() => {
      throw new Error(`the server has ended: ${server.output()}`)
    }),
  ])
}
