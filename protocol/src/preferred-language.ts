/** Returns the first of a visitor's languages that the site has, by language and script, or undefined. */
export function preferredLanguage<L extends { tag: string }>(
  wanted: readonly string[],
  offered: readonly L[],
): L | undefined {
  const known = offered.map((entry) => ({ entry, script: scriptOf(entry.tag) }))
  for (const tag of wanted) {
    const script = scriptOf(tag)
    const found =
      offered.find((entry) => entry.tag.toLowerCase() === tag.toLowerCase()) ??
      known.find((candidate) => script !== undefined && candidate.script === script)?.entry
    if (found) return found
  }
  return undefined
}

/** Returns a language with its script, such as `zh-Hans` for `zh-CN`, or undefined for a malformed tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
