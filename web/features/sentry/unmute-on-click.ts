import type { MouseEvent } from 'react'

/** The strip along the bottom that belongs to the browser's own controls. */
export const controlsHeightPx = 72

/** Gives a silent film its sound, and leaves every other click to the browser. */
export function unmuteOnClick(event: MouseEvent<HTMLVideoElement>): void {
  const { muted, clientHeight } = event.currentTarget
  // Some browsers report a press on their controls as a click on the film.
  if (!muted || event.nativeEvent.offsetY > clientHeight - controlsHeightPx) return
  // Otherwise the browser would also take the click as a wish to pause.
  event.preventDefault()
  event.currentTarget.muted = false
}
