/** A sentence of the operator's with its blanks filled in. */
export function fillWords(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
}
