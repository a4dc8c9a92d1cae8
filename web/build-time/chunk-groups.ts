type ModuleInfo = { importers: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Gathers modules into few files by who needs them: a request costs a visitor more than a kilobyte. What only one page
 * needs is in that page's own file.
 */
export const chunkGroups = [
  // Stays in browsers' caches across our releases.
  { name: 'framework', test: library('react', 'react-dom', 'react-router', 'scheduler'), priority: 9 },
  // What pages share. The first page loads the first of these files, the marketing pages two, the others three.
  sharedBy('site', ['entry.client', 'routes/home'], 8),
  sharedBy('pages', ['routes/nodes', 'routes/node-agreement'], 7),
  sharedBy('campaign', ['routes/wallet-layout', 'routes/mint', 'routes/view-mint', 'routes/testnet-swap'], 6),
  // What these share with each other.
  sharedBy('reports', ['routes/network-status', 'routes/official', 'routes/progress'], 5),
  sharedBy('standings', ['routes/leaderboard'], 4),
  // What is fetched when it is needed.
  {
    name: 'queries',
    test: /@tanstack|app-shell[\\/]query-client|features[\\/]settings/,
    priority: 8,
  },
  { name: 'validation', test: library('zod'), priority: 1 },
  { name: 'toasts', test: /node_modules[\\/](react-hot-toast|goober)[\\/]|ui[\\/]toast-host/, priority: 1 },
  { name: 'dialog', test: library('@base-ui', '@floating-ui', 'reselect', 'use-sync-external-store'), priority: 1 },
  { name: 'chain', test: library('viem', 'ox', 'abitype', '@noble', '@scure'), minShareCount: 2, priority: 1 },
]

function library(...names: string[]): RegExp {
  return new RegExp(String.raw`node_modules[\\/](${names.join('|')})[\\/]`)
}

/** The modules that some of these entries and another one import, themselves or through others. */
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

  /** Dynamic imports do not count: what they load comes later. */
  function isImported(id: string, modules: Modules): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Until it is known: modules may import each other in a circle.
    known.set(id, false)
    const importers = modules.getModuleInfo(id)?.importers ?? []
    const found = entryPattern.test(id) || importers.some((importer) => isImported(importer, modules))
    known.set(id, found)
    return found
  }
}
