/** The anchors of a Markdown text's headings, as GitHub makes them. A heading that comes twice gets a number. */
export function readHeadings(text: string): string[] {
  const seen = new Map<string, number>()
  let isInCode = false
  return text.split('\n').flatMap((line) => {
    if (line.trimStart().startsWith('```')) isInCode = !isInCode
    const heading = isInCode ? undefined : /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    if (heading === undefined) return []
    const name = anchorOf(heading)
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return [times === 0 ? name : `${name}-${times}`]
  })
}

function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')
}
