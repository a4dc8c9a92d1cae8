import { transform } from 'lightningcss'

/**
 * Returns the rules of a style sheet that a page can use, in their order. A rule is dropped if a class in its selector
 * is mentioned neither in the page's HTML nor in its scripts, and a custom property if nothing reads it then.
 */
export function pageStyles(styles: string, usedBy: string): string {
  let kept = withoutSymbols(
    styles,
    classNames(styles).filter((name) => !usedBy.includes(name)),
  )
  // Dropping one may leave others that only it read.
  for (let unread = unreadProperties(kept, usedBy); unread.length > 0; unread = unreadProperties(kept, usedBy)) {
    kept = withoutSymbols(kept, unread)
  }
  return kept
}

function withoutSymbols(styles: string, unusedSymbols: string[]): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(styles), minify: true, unusedSymbols })
  return code.toString()
}

function unreadProperties(styles: string, usedBy: string): string[] {
  const defined = [...styles.matchAll(/(?:@property |[{;])(--[\w-]+)/g)].map(([, name = '']) => name)
  const read = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return [...new Set(defined)].filter((name) => !read.has(name) && !usedBy.includes(name))
}

/** Returns the page's text with the characters that classes contain and HTML escapes. */
export function unescapeClasses(html: string): string {
  return html.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function classNames(styles: string): string[] {
  const names = new Set<string>()
  transform({
    filename: 'all.css',
    code: Buffer.from(styles),
    visitor: {
      Selector(selector) {
        collect(selector)
      },
    },
  })
  return [...names]

  /** Includes classes inside `:not()`, `:is()`, `:where()`, and `:has()`. */
  function collect(parts: readonly object[]): void {
    for (const part of parts) {
      if ('type' in part && part.type === 'class' && 'name' in part) names.add(String(part.name))
      if ('selectors' in part && Array.isArray(part.selectors)) part.selectors.forEach(collect)
    }
  }
}
