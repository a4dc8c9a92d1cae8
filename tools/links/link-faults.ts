import { posix } from 'node:path'

/** All files, and the texts of those that may refer to others. */
export type Documents = { files: ReadonlySet<string>; texts: ReadonlyMap<string, string> }

/** Paths from the repository root. In code, only paths of docs/ are checked. */
const inMarkdown = /(?<![\w./@-])(?:site|contracts|protocol|server|web|sandbox|e2e|bench|tools|art|docs)\/[\w./-]*\w/g
const inCode = /(?<![\w./@-])docs\/[\w./-]*\w/g
/** Paths that a build or an install creates. */
const generated = /^[a-z0-9]+\/(build|node_modules|coverage)(\/|$)/

/** Returns a sentence for every broken relative link or path in Markdown, and every missing page of docs/ in code. */
export function findLinkFaults({ files, texts }: Documents): string[] {
  const folders = new Set([...files].flatMap(foldersAbove))
  const exists = (path: string) => files.has(path) || folders.has(path)
  return [...texts].flatMap(([file, text]) => [
    ...(file.endsWith('.md') ? readLinks(text).flatMap((link) => faultOf(link, { file, exists, texts })) : []),
    ...namedPaths(text, file.endsWith('.md') ? inMarkdown : inCode)
      .filter(({ path }) => !exists(path) && !generated.test(path))
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

/** Returns the paths in a text. A path that continues with a placeholder is skipped. */
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

type Manifest = { name: string; scripts?: Record<string, string> }

const command = /npm run ([a-z][\w:-]*)(?: (?:-w|--workspace)[ =](@[\w-]+\/[\w-]+))?/g

/** Returns a sentence for every `npm run` command in pages and workflows that no package defines. */
export function findCommandFaults({ texts }: Documents): string[] {
  const manifests = [...texts]
    .filter(([file]) => /^([^/]+\/)?package\.json$/.test(file))
    .map(([file, text]) => ({ folder: file.replace(/\/?package\.json$/, ''), ...(JSON.parse(text) as Manifest) }))
  return [...texts]
    .filter(([file]) => /\.(md|yml)$/.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((content, index) =>
        [...content.matchAll(command)]
          // Without a workspace, the command belongs to the root or to the package that contains the page.
          .filter(
            ([, name = '', wanted]) =>
              !manifests.some(
                ({ folder, name: itsName, scripts }) =>
                  scripts?.[name] && (wanted ? itsName === wanted : folder === '' || file.startsWith(`${folder}/`)),
              ),
          )
          .map(([whole]) => `${file}:${index + 1} names the command "${whole}", which does not exist`),
      ),
    )
}

const decisionsFolder = 'docs/decisions/'
const decisionsIndex = `${decisionsFolder}README.md`

/** Returns a sentence for every decision whose number, date, or index row is missing or wrong. */
export function findDecisionFaults({ texts }: Documents): string[] {
  const pages = [...texts].filter(([file]) => file.startsWith(decisionsFolder) && file !== decisionsIndex)
  const rows = new Set(texts.get(decisionsIndex)?.split('\n'))
  const numbers = pages.map(([file]) => numberOf(file))
  return pages.flatMap(([file, text], at) => {
    const number = numberOf(file)
    if (!number) return [`${file} has no number: name it NNNN-what-it-is-about.md`]
    if (numbers.indexOf(number) !== at) return [`${file} has the number of another decision: ${number}`]
    const [, title, date] = /^# (.+)\n\nDecision (?:\d+), (\d{4}-\d{2}-\d{2})\.\n/.exec(text) ?? []
    if (!title || !date || !text.includes(`\nDecision ${number}, `))
      return [`${file} does not begin with its title and the line: Decision ${number}, year-month-day.`]
    const row = `| ${number} | ${date} | [${title}](${file.slice(decisionsFolder.length)}) |`
    return rows.has(row) ? [] : [`${decisionsIndex} lacks the row: ${row}`]
  })
}

function numberOf(file: string): number {
  return Number(/^(\d{4})-[a-z]/.exec(file.slice(decisionsFolder.length))?.[1] ?? 0)
}

/** Returns the anchors of a Markdown text's headings, as GitHub generates them: repeated headings are numbered. */
function readHeadings(text: string): string[] {
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

type Link = { target: string; line: number }

/** Returns the targets of a Markdown text's links and images outside code. */
function readLinks(text: string): Link[] {
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
