import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'
import { VideoBackground } from './video-background.tsx'

const poster = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
let film = ''

beforeAll(async () => {
  film = await recordVideo()
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

const view = () => (
  <VideoBackground
    poster={poster}
    pauseLabel="Pause background video"
    playLabel="Play background video"
    sources={[{ src: film, type: 'video/webm' }]}
    className="h-96"
    isFirst
  >
    <h1>Words</h1>
  </VideoBackground>
)
const video = () => document.querySelector('video')

test('plays muted in a loop, hidden from screen readers and Tab, and appears once it plays', async () => {
  await render(view())
  await vi.waitFor(() => expect(video()?.paused).toBe(false), 15_000)
  const element = video() as HTMLVideoElement
  expect(element.muted).toBe(true)
  expect(element.loop).toBe(true)
  expect(element.playsInline).toBe(true)
  expect(element.tabIndex).toBe(-1)
  expect(element.closest('[aria-hidden=true]')).not.toBeNull()
  await vi.waitFor(() => expect(element).toHaveClass('opacity-100'), 15_000)
  await expect.element(page.getByRole('heading', { name: 'Words' })).toBeVisible()
})

test('prerenders an eagerly loaded poster and no video', () => {
  const html = renderToString(view())
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain(poster)
  expect(html).not.toContain('<video')
})

test('uses the portrait poster on portrait screens', async () => {
  const upright = 'data:image/gif;base64,R0lGODlhAgABAAAAACwAAAAAAgABAAA='
  const still = (media: string) => (
    <VideoBackground
      poster={poster}
      posterSources={[{ srcSet: upright, type: 'image/gif', media }]}
      sources={[]}
      pauseLabel="Pause background video"
      playLabel="Play background video"
    >
      <h1>Words</h1>
    </VideoBackground>
  )
  const { rerender } = await render(still('(orientation: portrait)'))
  const shown = () => document.querySelector('img')?.currentSrc
  await vi.waitFor(() => expect(shown()).toBe(poster), 15_000)
  // The test viewport is in landscape orientation.
  await rerender(still('(orientation: landscape)'))
  await vi.waitFor(() => expect(shown()).toBe(upright), 15_000)
})

test('requests the video only after the page has loaded', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await render(view())
  await settle()
  expect(video()).toBeNull()
  readyState.mockRestore()
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(video()).not.toBeNull(), 15_000)
})

test('never loads under reduced motion', async () => {
  await commands.emulateMedia('reduce')
  await render(view())
  await settle()
  expect(video()).toBeNull()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('never loads with save-data enabled', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await render(view())
  await settle()
  expect(video()).toBeNull()
})

test('is removed when the visitor enables reduced motion during playback', async () => {
  await render(view())
  await vi.waitFor(() => expect(video()).not.toBeNull(), 15_000)
  await commands.emulateMedia('reduce')
  await vi.waitFor(() => expect(video()).toBeNull(), 15_000)
})

test('is not requested while far below the viewport', async () => {
  await render(
    <>
      <div style={{ height: '300vh' }} />
      {view()}
    </>,
  )
  await settle()
  expect(video()).toBeNull()
  window.scrollTo(0, document.body.scrollHeight)
  await vi.waitFor(() => expect(video()).not.toBeNull(), 15_000)
  window.scrollTo(0, 0)
  await vi.waitFor(() => expect(video()?.paused).toBe(true), 15_000)
})

test('pauses and plays by a visible control', async () => {
  await render(view())
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await vi.waitFor(() => expect(video()?.paused).toBe(true), 15_000)
  await page.getByRole('button', { name: 'Play background video' }).click()
  await vi.waitFor(() => expect(video()?.paused).toBe(false), 15_000)
})

/** Waits for everything the video waits for on a loaded page: frames, the observer, and an idle callback. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
}

/** Records a real video of a few frames and returns its URL. */
async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const chunks: Blob[] = []
  recorder.ondataavailable = (event) => chunks.push(event.data)
  const isDone = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  for (let frame = 0; frame < 12; frame += 1) {
    brush.fillStyle = frame % 2 ? 'red' : 'black'
    brush.fillRect(0, 0, 32, 32)
    // Two animation frames per video frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  recorder.stop()
  await isDone
  return URL.createObjectURL(new Blob(chunks, { type: 'video/webm' }))
}
