import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses at a point of the test's page, moves through the others, and releases at the last. */
    dragMouse: (points: { x: number; y: number }[], release?: boolean) => Promise<void>
    /** Makes the browser answer `prefers-reduced-motion` this way until told otherwise. */
    emulateMedia: (reducedMotion: 'reduce' | 'no-preference') => Promise<void>
  }
}

export const dragMouse: BrowserCommand<[points: { x: number; y: number }[], release?: boolean]> = async (
  { page, iframe },
  points,
  release = true,
) => {
  // The test runs in a frame of the runner's page, and the mouse belongs to the page.
  const frame = await iframe.owner().boundingBox()
  const [first, ...others] = points
  if (!frame || !first) throw new Error('Nothing to drag across')
  await page.mouse.move(frame.x + first.x, frame.y + first.y)
  await page.mouse.down()
  for (const point of others) await page.mouse.move(frame.x + point.x, frame.y + point.y)
  if (release) await page.mouse.up()
}

export const emulateMedia: BrowserCommand<['reduce' | 'no-preference']> = async ({ page }, reducedMotion) => {
  await page.emulateMedia({ reducedMotion })
}
