/** The attributes of every link into a new tab. The opened page gets no `window.opener`. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Tells a screen reader, after a link's name, that it opens in a new tab. */
export function NewTabHint({ words }: { words: string }) {
  // The space is outside the span, whose edges drop it: the link's name and the hint would run together.
  return (
    <>
      {' '}
      <span className="sr-only">({words})</span>
    </>
  )
}
