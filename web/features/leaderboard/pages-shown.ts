/** The pages to link to around the current one, with a null where some are left out. */
export function pagesShown(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const kept = [...new Set(near)].toSorted((one, other) => one - other)
  return kept.flatMap((page, index) => {
    const gap = page - (kept[index - 1] ?? page)
    // A single page that is left out takes as much room as the sign for it.
    return gap === 2 ? [page - 1, page] : gap > 2 ? [null, page] : [page]
  })
}
