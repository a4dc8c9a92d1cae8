/** Returns 1 if the page reads from left to right, otherwise -1. Distances along the x-axis are multiplied by it. */
export function inlineSign(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}

const arrows: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Returns 1 for the arrow key that points forward in the reading direction, -1 for the one that points back. */
export function arrowStep(key: string): number | undefined {
  const step = arrows[key]
  return step && step * inlineSign()
}
