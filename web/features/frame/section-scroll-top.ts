/** Where a section starts: two pixels past the summed heights of the sections before it. */
export function sectionScrollTop(heightsBefore: readonly number[]): number {
  return heightsBefore.reduce((sum, height) => sum + height, 0) + 2
}
