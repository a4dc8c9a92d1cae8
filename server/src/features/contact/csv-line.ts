/**
 * One line of a CSV file by RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe in
 * front: anybody may have written it.
 */
export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quoted(/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
