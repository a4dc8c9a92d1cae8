/** Returns the values below which these shares of the list lie, or NaN for an empty list. */
export function quantiles<Shares extends number[]>(list: number[], ...shares: Shares) {
  const sorted = Float64Array.from(list).toSorted()
  return shares.map(
    (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN,
  ) as { [Index in keyof Shares]: number }
}

/** Formats rows of cells as a Markdown table. The first row has the titles. */
export function markdownTable([titles = [], ...rows]: ReadonlyArray<ReadonlyArray<string | number>>): string {
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Formats milliseconds as seconds. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Formats a share as a percentage, or as nothing if it was not measured. */
export function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(share * 100)} %` : ''
}
