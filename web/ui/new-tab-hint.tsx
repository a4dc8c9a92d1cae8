/** Tells a screen reader, after a link's name, that it opens in a new tab. */
export function NewTabHint({ words }: { words: string }) {
  // The space stands outside: at the edge of a box of its own it would be dropped, and the two words run together.
  return (
    <>
      {' '}
      <span className="sr-only">({words})</span>
    </>
  )
}
