type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Groups modules into few chunks by the pages that import them, because a request costs more than a kilobyte. */
export const chunkGroups = [
  // Stays in browser caches across releases.
  { name: 'framework', test: library('react', 'react-dom', 'react-router', 'scheduler'), priority: 9 },
  // Code shared by pages. The home page loads the first of these chunks, marketing pages two, the others three.
  sharedBy('site', ['entry.client', 'routes/home'], 8),
  sharedBy('pages', ['routes/nodes', 'routes/node-agreement'], 7),
  sharedBy('campaign', ['routes/wallet-layout', 'routes/mint', 'routes/view-mint'], 6),
  // Code shared among these pages only.
  sharedBy('reports', ['routes/network-status', 'routes/official', 'routes/progress'], 5),
  sharedBy('standings', ['routes/leaderboard', 'routes/ranks'], 4),
  sharedBy('swap', ['routes/testnet-swap'], 3),
  // Code loaded on demand.
  { name: 'queries', test: /@tanstack|app-shell[\\/]query-client|features[\\/]settings/, priority: 8 },
  { name: 'validation', test: library('zod'), priority: 1 },
  { name: 'toasts', test: /node_modules[\\/](react-hot-toast|goober)[\\/]|ui[\\/]toast-host/, priority: 1 },
  { name: 'dialog', test: library('@base-ui', '@floating-ui', 'reselect', 'use-sync-external-store'), priority: 1 },
  { name: 'chain', test: library('viem', 'ox', 'abitype', '@noble', '@scure'), minShareCount: 2, priority: 1 },
]

function library(...names: string[]): RegExp {
  return new RegExp(String.raw`node_modules[\\/](${names.join('|')})[\\/]`)
}

/** Groups the modules that at least two chunks share and one of these entries imports, directly or not. */
function sharedBy(debugName: string, entries: string[], priority: number) {
  const entryPattern = new RegExp(
    String.raw`[\\/]web[\\/](${entries.join('|').replaceAll('/', String.raw`[\\/]`)})\.tsx$`,
  )
  const known = new Map<string, boolean>()
  return {
    debugName,
    priority,
    minShareCount: 2,
    name: (id: string, modules: Modules) => (isImported(id, modules) ? debugName : null),
  }

  /** Ignores dynamic imports, which load later. */
  function isImported(id: string, modules: Modules): boolean {
    const cached = known.get(id)
    if (cached !== undefined) return cached
    // Ends the recursion for circular imports.
    known.set(id, false)
    const importers = modules.getModuleInfo(id)?.importers ?? []
    const found = entryPattern.test(id) || importers.some((importer) => isImported(importer, modules))
    known.set(id, found)
    return found
  }
}
