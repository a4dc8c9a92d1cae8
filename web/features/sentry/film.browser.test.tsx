import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Film } from './film.tsx'

const veil = page.getByRole('button', { name: /^Play the film/ })

let play: MockInstance<HTMLMediaElement['play']>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

test('starts without sound, with the browser’s controls and captions', async () => {
  const film = await show()
  expect(film.muted).toBe(true)
  expect(film.controls).toBe(true)
  expect(film.querySelector('track')?.kind).toBe('captions')
  await vi.waitFor(() => expect(play).toHaveBeenCalled(), 15_000)
})

test('a click upon it gives it its sound', async () => {
  const film = await show()
  film.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(film.muted).toBe(false)
})

test('the veil comes when it is paused, resumes it, and goes when it plays', async () => {
  const film = await show()
  film.dispatchEvent(new Event('play'))
  await expect.element(veil).not.toBeInTheDocument()
  film.dispatchEvent(new Event('pause'))
  film.currentTime = 3
  await veil.click()
  expect(play).toHaveBeenCalled()
  film.dispatchEvent(new Event('play'))
  await expect.element(veil).not.toBeInTheDocument()
})

test('once it has ended, the veil starts it again from the beginning', async () => {
  const film = await show()
  const seek = vi.spyOn(film, 'currentTime', 'set')
  film.dispatchEvent(new Event('ended'))
  await page.getByRole('button', { name: 'Play the film again' }).click()
  expect(seek).toHaveBeenCalledWith(0)
})

async function show(): Promise<HTMLVideoElement> {
  await render(<Film />)
  const film = document.querySelector('video')
  if (film === null) throw new Error('there is no film')
  return film
}
