export type TestFile = { file: string; project: string }

/** Test files that run in no project or in more than one, each with a sentence about it. */
export function findTestFileFaults(written: string[], run: TestFile[]): string[] {
  const projects = Map.groupBy(run, ({ file }) => file)
  return written.flatMap((file) => {
    const names = (projects.get(file) ?? []).map(({ project }) => `'${project}'`)
    if (names.length === 0) return [`${file} runs nowhere: no project includes it`]
    return names.length > 1 ? [`${file} runs ${names.length} times: in ${names.join(' and ')}`] : []
  })
}
