import type { Plugin } from 'vite'

/** The entry modules of the landing page. */
const entries = /[\\/]web[\\/](entry\.client|root|routes[\\/](site-layout|home))\.tsx(\?|$)/

/**
 * Collects the modules that the landing page imports statically. The chunk shared between pages holds those and nothing
 * more: what another page adds stays in that page's chunk.
 */
export function firstPageModules(): { plugin: Plugin; has: (id: string) => boolean } {
  const needed = new Set<string>()
  return {
    has: (id) => needed.has(id),
    plugin: {
      name: 'first-page-modules',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        const pending = [...this.getModuleIds()].filter((id) => entries.test(id))
        for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
          if (needed.has(id)) continue
          needed.add(id)
          pending.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
}
