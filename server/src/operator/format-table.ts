/** Lines up cells under their names. Numbers go to the right. */
export function formatTable(names: string[], rows: string[][]): string {
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const isNumber = names.map((_, column) => rows.every((row) => /^[\d.,]*$/.test(row[column] ?? '')))
  const lineOf = (cells: string[]) =>
    cells
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [names, widths.map((width) => '─'.repeat(width)), ...rows].map((cells) => `${lineOf(cells)}\n`).join('')
}

/** A title, and what there is to say under it. */
export function formatFacts(title: string, facts: Array<[name: string, value: string]>): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length))
  return `${title}\n${facts.map(([name, value]) => `  ${name.padEnd(width)}  ${value}\n`).join('')}`
}
