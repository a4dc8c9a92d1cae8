declare global {
  interface Uint8ArrayConstructor {
    /** In newer browsers. */
    fromBase64?: (base64: string) => Uint8Array<ArrayBuffer>
  }
}

/**
 * Loads the font of `first-face.css` from bytes. A font in a style sheet, even as a data URL, is loaded in the
 * background, and the first paint may come before it; one given as bytes is ready at once. Runs right after that style
 * sheet.
 */
function setFirstFace(page: Document): void {
  const sheet = page.querySelector<HTMLStyleElement>('#first-face')?.sheet
  const rule = sheet?.cssRules[0]
  if (!(rule instanceof CSSFontFaceRule)) return
  const descriptor = (name: string) => rule.style.getPropertyValue(name).replaceAll('"', '')
  const [, base64] = /^url\(data:[^,]+,([^)]+)\)/.exec(descriptor('src')) ?? []
  if (!base64) return
  const bytes = Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  const face = { weight: descriptor('font-weight'), unicodeRange: descriptor('unicode-range') }
  page.fonts.add(new FontFace(descriptor('font-family'), bytes, face))
  // Left in the sheet, it would count as a font still to load, and the browser would look for a fallback in each size.
  sheet?.deleteRule(0)
}

/** The inline script. A function, so that the browser's own bundle does not carry it again. */
export function firstFaceScript(): string {
  return `(${setFirstFace.toString()})(document)`
}
