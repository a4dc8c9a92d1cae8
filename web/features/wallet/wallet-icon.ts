const glyphs = {
  browser: '<rect x="7" y="10" width="26" height="20" rx="2"/><path d="M7 16h26M11 13h.01M14 13h.01M24 23h4"/>',
  link: '<path d="M11 17c5-5 13-5 18 0M14 21c3.500-3.500 8.500-3.500 12 0M18 25.500c1.200-1.200 2.800-1.200 4 0"/>',
  guest:
    '<circle cx="20" cy="20" r="12" stroke-opacity=".45"/><circle cx="20" cy="20" r="3.500"/><circle cx="28.500" cy="11.500" r="2" fill="#f4f0ea"/>',
}

/** A wallet's mark, drawn here so that the dialog asks nobody for it. */
export function walletIcon(glyph: keyof typeof glyphs): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#1c1712"/><g fill="none" stroke="#f4f0ea" stroke-width="2" stroke-linecap="round">${glyphs[glyph]}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
