import { expect } from '@playwright/test'
import { freePort } from '@network-site/sandbox/child-process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Matrix3x3, type Sharp } from 'sharp'
import { recordErrors } from './recorded-errors.ts'
import type { DrivenDocument } from './visitor.ts'

type ElementReference = { [elementKey]: string }
/** Sends a command of the session. */
type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>

/** The name that WebDriver gives references to elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const bgrToRgb: Matrix3x3 = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
]
const screenSize = { width: 1440, height: 900 }

/** Starts WebKitGTK's browser with an empty profile on a virtual screen. Its driver supports WebDriver without BiDi. */
export async function startWebKitGtk() {
  const folder = await mkdtemp(join(tmpdir(), 'screen '))
  const { width, height } = screenSize
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-fbdir', folder])
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const sendToDriver: Send = async (method, path, body) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request)
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const stopProcesses = async () => {
    const exited = once(screen, 'exit')
    driver.kill()
    screen.kill()
    await exited
    await rm(folder, { recursive: true })
  }
  let session = { sessionId: '' }
  try {
    await expect(async () => {
      session = await sendToDriver('POST', '/session', { capabilities: {} })
    }, 'the driver accepts connections').toPass({ timeout: 30_000 })
  } catch (error) {
    await stopProcesses()
    throw error
  }
  const send: Send = (method, path, body) => sendToDriver(method, `/session/${session.sessionId}${path}`, body)
  await send('POST', '/window/rect', { x: 0, y: 0, ...screenSize })
  const page = documentIn(send)
  /** Decodes the screen's file in XWD's format: a header, a palette, and pixels. */
  async function readScreen(top: number): Promise<Sharp> {
    const file = await readFile(join(folder, 'Xvfb_screen0'))
    const [headerBytes, colors] = [file.readUInt32BE(0), file.readUInt32BE(76)]
    const pixels = file.subarray(headerBytes + 12 * colors + 4 * width * top)
    return sharp(pixels, { raw: { width, height: height - top, channels: 4 } })
  }
  return {
    page,
    open: async (url: string) => {
      await send('POST', '/url', { url })
      // Early enough: our pages import their scripts after they have loaded.
      await page.call(recordErrors)
    },
    /** Returns the pixels that the screen shows below a row, in BGRA. */
    readScreen,
    takePicture: async () => (await readScreen(0)).removeAlpha().recomb(bgrToRgb).png().toBuffer(),
    stop: async () => {
      try {
        await send('DELETE', '')
      } finally {
        await stopProcesses()
      }
    },
  }
}

function documentIn(send: Send, frame?: ElementReference): DrivenDocument {
  async function call<Value, Result>(script: (value: Value) => Result | Promise<Result>, value?: Value) {
    await send('POST', '/frame', { id: null })
    if (frame) await send('POST', '/frame', { id: frame })
    const words = `return (${script.toString()})(...arguments)`
    return send<Result>('POST', '/execute/sync', { script: words, args: [value ?? null] })
  }
  return {
    call,
    find: async (script, value) => {
      const element = await call(script, value)
      return (element as unknown as ElementReference | null)?.[elementKey]
    },
    click: (handle) => send('POST', `/element/${handle}/click`, {}),
    type: (handle, text) => send('POST', `/element/${handle}/value`, { text }),
    enter: async (handle) => {
      const inner = documentIn(send, { [elementKey]: handle })
      await inner.call(recordErrors)
      return inner
    },
  }
}
