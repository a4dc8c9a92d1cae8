/** Replaces each `{name}` of a sentence by its value. An unknown name stays as it is. */
export function fillPlaceholders(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
