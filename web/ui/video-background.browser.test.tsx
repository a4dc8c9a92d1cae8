import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'
import { VideoBackground } from './video-background.tsx'

const poster = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
let film = ''

beforeAll(async () => {
  film = await shootFilm()
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

test('plays muted in a loop, hidden from screen readers and from Tab, and is visible once it plays', async () => {
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

test('the prerendered page has the poster, loaded eagerly, and no video', () => {
  const html = renderToString(view())
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain(poster)
  expect(html).not.toContain('<video')
})

test('a portrait screen gets its own poster', async () => {
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
  // The test's viewport is wider than tall.
  await rerender(still('(orientation: landscape)'))
  await vi.waitFor(() => expect(shown()).toBe(upright), 15_000)
})

test('waits for the page to load before it requests the video', async () => {
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

test('never loads under save-data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await render(view())
  await settle()
  expect(video()).toBeNull()
})

test('is removed when the visitor asks for reduced motion while it plays', async () => {
  await render(view())
  await vi.waitFor(() => expect(video()).not.toBeNull(), 15_000)
  await commands.emulateMedia('reduce')
  await vi.waitFor(() => expect(video()).toBeNull(), 15_000)
})

test('is not requested while it is far below the viewport', async () => {
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

test('can be stopped and started by a visible control', async () => {
  await render(view())
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await vi.waitFor(() => expect(video()?.paused).toBe(true), 15_000)
  await page.getByRole('button', { name: 'Play background video' }).click()
  await vi.waitFor(() => expect(video()?.paused).toBe(false), 15_000)
})

/** Waits for all that the video waits for on a loaded page: frames, the observer, and an idle callback. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
}

/** A real video of a few frames, recorded here. */
async function shootFilm(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const pieces: Blob[] = []
  recorder.ondataavailable = (event) => pieces.push(event.data)
  const isDone = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  for (let frame = 0; frame < 12; frame += 1) {
    brush.fillStyle = frame % 2 ? 'red' : 'black'
    brush.fillRect(0, 0, 32, 32)
    // Two animation frames for one frame of the video.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  recorder.stop()
  await isDone
  return URL.createObjectURL(new Blob(pieces, { type: 'video/webm' }))
}
