import type { Plugin } from 'vite'

/** Where the code of a visitor's first page begins. */
const starts = /[\\/]web[\\/](entry\.client|root|routes[\\/](site-layout|home))\.tsx(\?|$)/

/**
 * Finds out what the landing page needs at once. A file shared between pages may hold that and nothing more:
 * whatever another page adds stays with the other page.
 */
export function firstPageModules(): { plugin: Plugin; has: (id: string) => boolean } {
  const needed = new Set<string>()
  return {
    has: (id) => needed.has(id),
    plugin: {
      name: 'first-page-modules',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        const pending = [...this.getModuleIds()].filter((id) => starts.test(id))
        for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
          if (needed.has(id)) continue
          needed.add(id)
          pending.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
}
