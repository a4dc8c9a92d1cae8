import * as modules from 'node:module'

/**
 * Loaded before a program of ours, by `--import`. Node 24 parses a package's whole package.json again for each of its
 * files that is imported, 180 kB for a hundred files of one package. All `.js` files of a folder have the same format, so
 * we answer by the first of them. Without this file everything works as well, a second later.
 */
const formats = new Map()

// An older Node has no such hooks.
modules.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const isFile = specifier.startsWith('.') && specifier.endsWith('.js')
    if (!isFile || !context.parentURL || !context.conditions.includes('import')) return nextResolve(specifier, context)
    const { href } = new URL(specifier, context.parentURL)
    const folder = href.slice(0, href.lastIndexOf('/'))
    const format = formats.get(folder)
    if (format) return { url: href, format, shortCircuit: true }
    const resolved = nextResolve(specifier, context)
    // A link leads elsewhere, and the files beside it may not.
    if (resolved.url === href && resolved.format) formats.set(folder, resolved.format)
    return resolved
  },
})
