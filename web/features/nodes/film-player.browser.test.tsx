import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FilmPlayer } from './film-player.tsx'

const words = {
  title: 'A film',
  webm: '/film.webm',
  mp4: '/film.mp4',
  small: '/film-small.mp4',
  poster: '/film.avif',
  captions: '/film.vtt',
  captionsLabel: 'English',
  play: 'Play the film',
  playAgain: 'Play the film again',
  soundHint: 'Click for sound',
  transcriptTitle: 'Transcript',
  transcript: ['Nothing is said.'],
}

const overlay = page.getByRole('button', { name: /^Play the film/ })

let play: MockInstance<HTMLMediaElement['play']>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

test('starts muted, with the browser’s controls and captions', async () => {
  const film = await show()
  expect(film.muted).toBe(true)
  expect(film.controls).toBe(true)
  expect(film.querySelector('track')?.kind).toBe('captions')
  await vi.waitFor(() => expect(play).toHaveBeenCalled(), 15_000)
})

test('unmutes on click', async () => {
  const film = await show()
  film.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(film.muted).toBe(false)
})

test('shows a play button while paused, which resumes the film', async () => {
  const film = await show()
  film.dispatchEvent(new Event('play'))
  await expect.element(overlay).not.toBeInTheDocument()
  film.dispatchEvent(new Event('pause'))
  film.currentTime = 3
  await overlay.click()
  expect(play).toHaveBeenCalled()
  film.dispatchEvent(new Event('play'))
  await expect.element(overlay).not.toBeInTheDocument()
})

test('restarts from the beginning with the play button after the end', async () => {
  const film = await show()
  const seek = vi.spyOn(film, 'currentTime', 'set')
  film.dispatchEvent(new Event('ended'))
  await page.getByRole('button', { name: 'Play the film again' }).click()
  expect(seek).toHaveBeenCalledWith(0)
})

async function show(): Promise<HTMLVideoElement> {
  await render(<FilmPlayer film={words} />)
  const film = document.querySelector('video')
  if (film === null) throw new Error('The player has no video element')
  return film
}
