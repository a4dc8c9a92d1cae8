import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { recordErrors } from './recorded-errors.ts'
import type { DrivenDocument } from './visitor.ts'

/** A value of a page: JSON as a string, an element, or a window. */
type RemoteValue = { type: string; value?: string | { context: string }; sharedId?: string }
type Answer = { id: number; type: string; result: never; error?: string; message?: string }
type Send = <Result>(method: string, parameters: object) => Promise<Result>

/** Starts Firefox with an empty profile, driven over WebDriver BiDi. Playwright needs commands that it lacks. */
export async function startFirefox(executable: string) {
  const profile = await mkdtemp(join(tmpdir(), 'firefox '))
  const words = ['--headless', '--remote-debugging-port', '0', '--profile', profile]
  const browser = spawn(executable, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const send = await connect(`${await readAddress(browser.stderr)}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: Array<{ context: string }> }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  await send('script.addPreloadScript', { functionDeclaration: recordErrors.toString() })
  return {
    page: documentIn(context, send),
    open: (address: string) => send<void>('browsingContext.navigate', { context, url: address, wait: 'complete' }),
    takePicture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    stop: async () => {
      const exited = once(browser, 'exit')
      await send('browser.close', {})
      await exited
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Returns the address that Firefox prints once it accepts connections. */
async function readAddress(output: Readable): Promise<string> {
  const lines = createInterface(output)
  for await (const line of lines) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? []
    if (!address) continue
    // Otherwise, Firefox would wait for a reader of its other messages.
    output.resume()
    return address
  }
  throw new Error('Firefox exited before it was ready')
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
  })
  await once(socket, 'open')
  return (method, parameters) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1
      waiting.set(id, ({ result, error, message }) =>
        error === undefined ? resolve(result) : reject(new Error(`${error}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params: parameters }))
    })
}

function documentIn(context: string, send: Send): DrivenDocument {
  async function run(functionDeclaration: string, argument: object): Promise<RemoteValue> {
    const answer = await send<{ result?: RemoteValue; exceptionDetails?: { text: string } }>('script.callFunction', {
      functionDeclaration,
      arguments: [argument],
      target: { context },
      awaitPromise: true,
    })
    if (!answer.result) throw new Error(answer.exceptionDetails?.text)
    return answer.result
  }
  const asText = (value: unknown) => ({ type: 'string', value: JSON.stringify(value) ?? 'null' })
  const act = (origin: string, actions: object[]) =>
    send<void>('input.performActions', { context, actions: [{ type: origin, id: origin, actions }] })
  return {
    call: async (script, value) => {
      const answer = await run(
        `async (text) => JSON.stringify(await (${script.toString()})(JSON.parse(text)))`,
        asText(value),
      )
      return typeof answer.value === 'string' ? JSON.parse(answer.value) : undefined
    },
    find: async (script, value) => {
      const { sharedId } = await run(`(text) => (${script.toString()})(JSON.parse(text))`, asText(value))
      return sharedId
    },
    click: (sharedId) =>
      act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (_sharedId, text) =>
      act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    enter: async (sharedId) => {
      const { value } = await run('(frame) => frame.contentWindow', { sharedId })
      if (typeof value !== 'object') throw new Error('the frame has no window')
      return documentIn(value.context, send)
    },
  }
}
