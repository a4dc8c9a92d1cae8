import type { Documents } from './find-link-faults.ts'

const folder = 'docs/decisions/'
const index = `${folder}README.md`

/** Decisions whose number, date or row in the index is missing or wrong: a sentence each. */
export function findDecisionFaults({ texts }: Documents): string[] {
  const pages = [...texts].filter(([file]) => file.startsWith(folder) && file !== index)
  const rows = new Set(texts.get(index)?.split('\n'))
  const numbers = pages.map(([file]) => numberOf(file))
  return pages.flatMap(([file, text], at) => {
    const number = numberOf(file)
    if (!number) return [`${file} has no number: name it NNNN-what-it-is-about.md`]
    if (numbers.indexOf(number) !== at) return [`${file} has the number of another decision: ${number}`]
    const [, title, date] = /^# (.+)\n\nDecision (?:\d+), (\d{4}-\d{2}-\d{2})\.\n/.exec(text) ?? []
    if (!title || !date || !text.includes(`\nDecision ${number}, `))
      return [`${file} does not begin with its title and the line: Decision ${number}, year-month-day.`]
    const row = `| ${number} | ${date} | [${title}](${file.slice(folder.length)}) |`
    return rows.has(row) ? [] : [`${index} lacks the row: ${row}`]
  })
}

function numberOf(file: string): number {
  return Number(/^(\d{4})-[a-z]/.exec(file.slice(folder.length))?.[1] ?? 0)
}
