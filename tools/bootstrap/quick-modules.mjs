import * as modules from 'node:module'

/**
 * Speeds up startup by about a second when loaded with `--import`. Node 24 parses a package's package.json again for each
 * imported file. All `.js` files of a folder have the same format, so this hook caches the format of the first.
 */
const formats = new Map()

// Older Node versions lack registerHooks.
modules.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const isFile = specifier.startsWith('.') && specifier.endsWith('.js')
    if (!isFile || !context.parentURL || !context.conditions.includes('import')) return nextResolve(specifier, context)
    const { href } = new URL(specifier, context.parentURL)
    const folder = href.slice(0, href.lastIndexOf('/'))
    const format = formats.get(folder)
    if (format) return { url: href, format, shortCircuit: true }
    const resolved = nextResolve(specifier, context)
    // A symbolic link says nothing about the files next to it.
    if (resolved.url === href && resolved.format) formats.set(folder, resolved.format)
    return resolved
  },
})
