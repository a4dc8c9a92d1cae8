import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves, presses, or releases the real mouse at a point of the test page. */
    mouse: (action: 'move' | 'press' | 'release', x: number, y: number) => Promise<void>
    /** Sets `prefers-reduced-motion` until the next call. */
    emulateMedia: (reducedMotion: 'reduce' | 'no-preference') => Promise<void>
  }
}

export const mouse: BrowserCommand<['move' | 'press' | 'release', number, number]> = async (
  { page, iframe },
  action,
  x,
  y,
) => {
  // The test runs in a frame, but the mouse is positioned relative to the runner's page.
  const frame = await iframe.owner().boundingBox()
  if (!frame) throw new Error('The test frame has no bounding box')
  await page.mouse.move(frame.x + x, frame.y + y)
  if (action === 'press') await page.mouse.down()
  if (action === 'release') await page.mouse.up()
}

export const emulateMedia: BrowserCommand<['reduce' | 'no-preference']> = async ({ page }, reducedMotion) => {
  await page.emulateMedia({ reducedMotion })
}
