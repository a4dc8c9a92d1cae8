declare global {
  interface Uint8ArrayConstructor {
    /** In newer browsers. */
    fromBase64?: (letters: string) => Uint8Array<ArrayBuffer>
  }
}

/**
 * Runs in the page right after the sheet with the first face. A typeface that stands in a style sheet is still read in the
 * background, and the first drawing may do without it; one given as bytes is there at once.
 */
function setFirstFace(page: Document): void {
  const sheet = page.querySelector<HTMLStyleElement>('#first-face')?.sheet
  const rule = sheet?.cssRules[0]
  if (!(rule instanceof CSSFontFaceRule)) return
  const told = (name: string) => rule.style.getPropertyValue(name).replaceAll('"', '')
  const [, letters] = /^url\(data:[^,]+,([^)]+)\)/.exec(told('src')) ?? []
  if (!letters) return
  const bytes = Uint8Array.fromBase64?.(letters) ?? Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const face = { weight: told('font-weight'), unicodeRange: told('unicode-range') }
  page.fonts.add(new FontFace(told('font-family'), bytes, face))
  // Left there, it would be taken for a face still to come, and the system asked for another one in each size.
  sheet?.deleteRule(0)
}

/** Written into pages as they are made; a function, so that the browser's own script does not carry it again. */
export function firstFaceScript(): string {
  return `(${setFirstFace.toString()})(document)`
}
