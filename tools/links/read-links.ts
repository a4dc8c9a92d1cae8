export type Link = { target: string; line: number }

/** The targets of a Markdown text's links and pictures. What stands in code is no link. */
export function readLinks(text: string): Link[] {
  let isInCode = false
  return text.split('\n').flatMap((content, index) => {
    if (content.trimStart().startsWith('```')) isInCode = !isInCode
    if (isInCode) return []
    const line = content.replaceAll(/`[^`]*`/g, '``')
    const inline = [...line.matchAll(/\]\(<?([^()\s<>]+)>?(?:\s+"[^"]*")?\)/g)]
    const tags = [...line.matchAll(/<(?:img|a|source)\b[^>]*\b(?:src|href|srcset)="([^"\s]+)/g)]
    const references = [...line.matchAll(/^\s*\[[^\]]+\]:\s+(\S+)/g)]
    return [...inline, ...tags, ...references].map(([, target = '']) => ({ target, line: index + 1 }))
  })
}
