/** What the router's own script would ask for at once. */
export type Scripts = { preloads: string[]; manifest: string; routes: Record<string, string>; entry: string }

// Both functions run in the page, written into it as they stand here: they can use nothing of this file.

/** Keeps to the first screen at first. Who comes to an anchor, or back to where they were, needs the whole page at once. */
export function fold(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset['folded'] = ''
}

/** Lays the page out part by part and then starts it, once its first screen has been drawn or somebody acts. */
export function startWhenSeen({ preloads, manifest, routes, entry }: Scripts): void {
  let hasBegun = false

  function begin(): void {
    if (!hasBegun) void start()
    hasBegun = true
  }

  async function start(): Promise<void> {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    const load = async ([id, file]: [string, string]) => [id, await import(file)]
    const loading = Promise.all([Promise.all(Object.entries(routes).map(load)), import(manifest)])
    await unfold()
    const [modules] = await loading
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
    await import(entry)
  }

  /** A part each frame, so that no frame takes long on a slow phone. */
  async function unfold(): Promise<void> {
    const { dataset } = document.documentElement
    const parts = 'folded' in dataset ? document.querySelectorAll<HTMLElement>('.folds, .marquee-track') : []
    for (const { style } of parts) {
      style.contentVisibility = 'visible'
      await new Promise(requestAnimationFrame)
    }
    delete dataset['folded']
    for (const { style } of parts) style.removeProperty('content-visibility')
  }

  const soon = () => requestAnimationFrame(() => setTimeout(begin))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  // Who acts does not wait, and neither does a page whose pictures are slow.
  for (const act of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll']) {
    addEventListener(act, begin, { once: true, capture: true, passive: true })
  }
  setTimeout(begin, 2000)
}
