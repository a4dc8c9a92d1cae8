/** The files that React Router's own inline script would load at once. */
export type Scripts = { preloads: string[]; manifest: string; routes: Record<string, string>; entry: string }

declare global {
  interface Window {
    __reactRouterContext: { stream: ReadableStream }
  }
}

// Both functions become inline scripts of the landing page by their source, so they can use nothing else of this file.

/**
 * Marks the document as `folded`, so that the style sheet lays out only the first screen, and as `resting`, so that
 * marquees do not move yet. A visitor who comes to an anchor, or back to a scroll position, needs the whole page at
 * once.
 */
export function fold(): void {
  // The router's history state is there again after a reload or a return.
  if (history.state || location.hash) return
  const { dataset } = document.documentElement
  dataset['folded'] = 'tight'
  dataset['resting'] = ''
}

/**
 * Loads the page's scripts once its first screen has been painted. At a visitor's first action the whole page is laid
 * out, and what is below the first screen is hydrated (`hydrate-on-interaction.tsx`).
 */
export function startWhenSeen({ preloads, manifest, routes, entry }: Scripts): void {
  const { dataset } = document.documentElement
  let hasBegun = false

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    void layOut('.marquee-list', 'visible', () => delete dataset['resting'])
    // After hydration, which also requests the film; or after two seconds where the scripts are slow.
    const tooLong = new Promise((resolve) => setTimeout(resolve, 2000))
    void Promise.race([start(), tooLong]).finally(() => setTimeout(loosen, 500))
  }

  /** Runs each file in a task of its own, so that no task takes long on a slow phone. */
  async function start(): Promise<void> {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await nextTask()
    }
    for (const file of [manifest, ...preloads]) {
      if (file !== entry) await import(file)
      await nextTask()
    }
    // The router would do this while hydrating, and browsers are slow at it.
    history.replaceState({ idx: 0, ...history.state }, '')
    await nextTask()
    const load = async ([id, file]: [string, string]) => [id, await import(file)]
    const modules = await Promise.all(Object.entries(routes).map(load))
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
    delayRouterData()
    await import(entry)
  }

  /** Has the router's data in the page parsed in a task of its own, not in the one that asks for it. */
  function delayRouterData(): void {
    const { __reactRouterContext: context } = window
    const wait = new TransformStream({
      transform: (chunk, controller) => nextTask().then(() => controller.enqueue(chunk)),
    })
    context.stream = context.stream.pipeThrough(wait)
  }

  /** Lays out what is near the first screen. */
  function loosen(): void {
    void layOut('.folds', 'auto', () => {
      if ('folded' in dataset) dataset['folded'] = 'loose'
    })
  }

  /** Lays out everything. */
  function unfold(): void {
    delete dataset['folded']
    dispatchEvent(new Event('unfold'))
  }

  /** Lays out one element per frame, unless the whole page was laid out meanwhile. */
  async function layOut(selector: string, visibility: string, finish: () => void): Promise<void> {
    const parts = document.querySelectorAll<HTMLElement>(selector)
    for (const { style } of parts) {
      if (!('folded' in dataset)) break
      style.contentVisibility = visibility
      await new Promise(requestAnimationFrame)
    }
    finish()
    for (const { style } of parts) style.removeProperty('content-visibility')
  }

  function nextTask(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve))
  }

  // The observer reports when the screen shows the paint, which may be well after it was drawn.
  const soon = () => new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  // Slow images do not delay the start for longer than this; a visitor's action starts it at once.
  setTimeout(begin, 2000)
  const listening = new AbortController()
  const act = (event: Event) => {
    // Browsers also report scrolled rows, and a resting pointer under which the page has moved.
    const isRow = event.type === 'scroll' && event.target !== document
    const isAtRest =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (isRow || isAtRest) return
    listening.abort()
    begin()
    void layOut('.folds', 'visible', unfold)
  }
  for (const kind of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']) {
    addEventListener(kind, act, { capture: true, passive: true, signal: listening.signal })
  }
  // A click may lead to any place below, so the page is laid out at once.
  addEventListener('click', unfold, { once: true, capture: true })
}
