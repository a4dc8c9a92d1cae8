/** Text as it may be stored and mailed: whole characters, plain line ends, nothing invisible that steers. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** The same on one line, for headers and names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
