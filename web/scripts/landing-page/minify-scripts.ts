import { minifySync } from 'vite'

const inline = /(?<=<script>)[^]*?(?=<\/script>)/g

/** Scripts that stand in the page were written for readers, and the page is what everybody waits for. */
export function minifyScripts(html: string): string {
  return html.replaceAll(inline, (script) => {
    const { code, errors } = minifySync('inline.js', script, { module: false, compress: { target: 'es2022' } })
    if (errors.length > 0) throw new Error(`A script of the landing page cannot be minified: ${errors[0]?.message}`)
    // The last semicolon ends nothing that the end of the element does not.
    return code.replace(/;\s*$/, '')
  })
}
