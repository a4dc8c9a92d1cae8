import { transform } from 'lightningcss'

/**
 * Returns the rules of a style sheet that a page can use, in their order. A rule is dropped if a class in its selector
 * is mentioned neither in the page's HTML nor in its scripts.
 */
export function pageStyles(styles: string, usedBy: string): string {
  const unusedSymbols = classNames(styles).filter((name) => !usedBy.includes(name))
  const { code } = transform({ filename: 'page.css', code: Buffer.from(styles), minify: true, unusedSymbols })
  return code.toString()
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
