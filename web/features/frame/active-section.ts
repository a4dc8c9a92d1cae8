/**
 * The last section whose top the viewport's vertical midpoint has passed, or null above the first.
 * Tops are measured from the top of the viewport.
 */
export function activeSection(sections: readonly { id: string; top: number }[], viewportHeight: number): string | null {
  const reached = sections.filter((section) => section.top < viewportHeight / 2)
  return reached.at(-1)?.id ?? null
}
