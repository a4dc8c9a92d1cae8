import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { Marquee } from './marquee.tsx'

const items = ['One', 'Two', 'Three'].map((name) => ({ id: name, content: <a href={`#${name}`}>{name}</a> }))
const track = () => document.querySelector('.marquee-track') as HTMLElement
const isMoving = () => getComputedStyle(track()).animationPlayState === 'running'

// Tests share the mouse, and hovering pauses a marquee.
beforeEach(() => commands.mouse('move', 500, 600))

test('renders two lists per repetition and exposes each item once to screen readers', async () => {
  await render(<Marquee label="Partners" pauseLabel="Pause" playLabel="Play" items={items} repeat={2} />)
  expect(track().querySelectorAll('li')).toHaveLength(12)
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  expect(page.getByRole('link').elements()).toHaveLength(3)
  await expect.element(page.getByRole('region', { name: 'Partners' })).toBeVisible()
})

test('loops without a seam: the second half starts at half the width', async () => {
  await render(<Marquee label="Partners" pauseLabel="Pause" playLabel="Play" items={items} repeat={2} />)
  const lists = Array.from(track().querySelectorAll('ul'), (list) => list.getBoundingClientRect().left)
  expect(Number(lists[2]) - Number(lists[0])).toBeCloseTo(track().getBoundingClientRect().width / 2, 0)
})

test('pauses and plays by a visible control', async () => {
  await render(<Marquee label="Partners" pauseLabel="Pause" playLabel="Play" items={items} />)
  await vi.waitFor(() => expect(isMoving()).toBe(true), 15_000)
  await page.getByRole('button', { name: 'Pause' }).click()
  await commands.mouse('move', 500, 600)
  await vi.waitFor(() => expect(isMoving()).toBe(false), 15_000)
  await page.getByRole('button', { name: 'Play' }).click()
  await vi.waitFor(() => expect(isMoving()).toBe(true), 15_000)
})

test('pauses on hover and focus, and Tab reaches each item once', async () => {
  await render(<Marquee label="Partners" pauseLabel="Pause" playLabel="Play" items={items} />)
  await commands.mouse('move', 200, 15)
  await vi.waitFor(() => expect(isMoving()).toBe(false), 15_000)
  await commands.mouse('move', 500, 600)
  await vi.waitFor(() => expect(isMoving()).toBe(true), 15_000)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'One' })).toHaveFocus()
  await vi.waitFor(() => expect(isMoving()).toBe(false), 15_000)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus()
})

test('stands still and shows every item once under reduced motion', async () => {
  await commands.emulateMedia('reduce')
  await render(<Marquee label="Partners" pauseLabel="Pause" playLabel="Play" items={items} repeat={6} />)
  expect(getComputedStyle(track()).animationName).toBe('none')
  const boxes = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect())
  expect(boxes).toHaveLength(3)
  expect(boxes.every((box) => box.width > 0 && box.left >= 0 && box.right <= window.innerWidth)).toBe(true)
  expect(Array.from(track().querySelectorAll('li')).filter((item) => item.offsetWidth > 0)).toHaveLength(3)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
