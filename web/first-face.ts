/**
 * Runs in the page right after its style sheet. A typeface that stands in a style sheet is still read in the background,
 * and the first drawing may do without it; one given as bytes is there at once.
 */
function setFirstFace(page: Document): void {
  const rules = page.querySelector<HTMLStyleElement>('#page-styles')?.sheet?.cssRules ?? []
  for (const { style } of [...rules].filter((rule) => rule instanceof CSSFontFaceRule)) {
    const told = (name: string) => style.getPropertyValue(name).replaceAll('"', '')
    const [, letters] = /^url\(data:[^,]+,([^)]+)\)/.exec(told('src')) ?? []
    if (!letters) continue
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const face = { weight: told('font-weight'), unicodeRange: told('unicode-range') }
    page.fonts.add(new FontFace(told('font-family'), bytes, face))
  }
}

/** Written into pages as they are made; a function, so that the browser's own script does not carry it again. */
export function firstFaceScript(): string {
  return `(${setFirstFace.toString()})(document)`
}
