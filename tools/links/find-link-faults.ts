import { posix } from 'node:path'
import { readHeadings } from './read-headings.ts'
import { readLinks, type Link } from './read-links.ts'

/** The files of the repository, and the texts of those that may name others. */
export type Documents = { files: ReadonlySet<string>; texts: ReadonlyMap<string, string> }

/** What stands in the folders of the repository, as a path from its root. Code names only pages by their paths. */
const inMarkdown = /(?<![\w./@-])(?:site|contracts|protocol|server|web|sandbox|e2e|bench|tools|art|docs)\/[\w./-]*\w/g
const inCode = /(?<![\w./@-])docs\/[\w./-]*\w/g
/** Not in the repository: a build or a run makes it. */
const isMadeHere = /^[a-z0-9]+\/(build|node_modules|coverage)(\/|$)/

/** Every relative link and path of a Markdown page, and every page of docs/ that code names, that leads nowhere: a sentence each. */
export function findLinkFaults({ files, texts }: Documents): string[] {
  const folders = new Set([...files].flatMap(foldersAbove))
  const exists = (path: string) => files.has(path) || folders.has(path)
  return [...texts].flatMap(([file, text]) => [
    ...(file.endsWith('.md') ? readLinks(text).flatMap((link) => faultOf(link, { file, exists, texts })) : []),
    ...namedPaths(text, file.endsWith('.md') ? inMarkdown : inCode)
      .filter(({ path }) => !exists(path) && !isMadeHere.test(path))
      .map(({ path, line }) => `${file}:${line} names ${path}, which does not exist`),
  ])
}

function faultOf(
  { target, line }: Link,
  { file, exists, texts }: { file: string; exists: (path: string) => boolean; texts: Documents['texts'] },
): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return []
  const [path = '', anchor] = target.split('#')
  const linked = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path)))
  const place = linked.replace(/\/$/, '')
  if (place !== '.' && !exists(place)) return [`${file}:${line} links to ${target}, which does not exist`]
  if (!anchor || !place.endsWith('.md')) return []
  if (readHeadings(texts.get(place) ?? '').includes(anchor)) return []
  return [`${file}:${line} links to ${target}, but ${place} has no heading #${anchor}`]
}

/** What a text names by its path from the root. What goes on with a placeholder is no path. */
function namedPaths(text: string, pattern: RegExp): { path: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(pattern)]
        .filter(({ 0: path, index: at }) => !/^[/-]?[*{$…]/.test(content.slice(at + path.length)))
        .map(([path]) => ({ path, line: index + 1 })),
    )
}

function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
