/** What the router's own script would ask for at once. */
export type Scripts = { preloads: string[]; manifest: string; routes: Record<string, string>; entry: string }

declare global {
  interface Window {
    __reactRouterContext: { stream: ReadableStream }
  }
}

// Both functions run in the page, written into it as they stand here: they can use nothing of this file.

/**
 * Keeps to the first screen at first, and what passes by is `resting`. Who comes to an anchor, or back to where they were,
 * needs the whole page at once.
 */
export function fold(): void {
  // The router leaves a state behind, which is there again for who reloads the page or comes back.
  if (history.state || location.hash) return
  const { dataset } = document.documentElement
  dataset['folded'] = 'tight'
  dataset['resting'] = ''
}

/**
 * Starts the page once its first screen has been drawn. At the first act of a visitor it is laid out whole, and what is
 * below the first screen comes alive (`later-part.tsx`).
 */
export function startWhenSeen({ preloads, manifest, routes, entry }: Scripts): void {
  const { dataset } = document.documentElement
  let hasBegun = false

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    void layOut('.marquee-list', 'visible', () => delete dataset['resting'])
    // By then the page has been taken over, and its film has been asked for; or its scripts come slowly.
    const tooLong = new Promise((resolve) => setTimeout(resolve, 2000))
    void Promise.race([start(), tooLong]).finally(() => setTimeout(loosen, 500))
  }

  /** Each file is run in a turn of its own, so that no turn takes long on a slow phone. */
  async function start(): Promise<void> {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await turn()
    }
    for (const file of [manifest, ...preloads]) {
      if (file !== entry) await import(file)
      await turn()
    }
    // The router would do so in the midst of taking over; browsers take their time about it.
    history.replaceState({ idx: 0, ...history.state }, '')
    await turn()
    const load = async ([id, file]: [string, string]) => [id, await import(file)]
    const modules = await Promise.all(Object.entries(routes).map(load))
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
    readLater()
    await import(entry)
  }

  /** What the page carries for the router is read in a turn of its own, too, not in that which asks for it. */
  function readLater(): void {
    const { __reactRouterContext: carried } = window
    const wait = new TransformStream({ transform: (part, line) => turn().then(() => line.enqueue(part)) })
    carried.stream = carried.stream.pipeThrough(wait)
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

  /** A part each frame, unless all of them were laid out meanwhile. */
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

  function turn(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve))
  }

  // Told when the screen shows it, which may be well after it was drawn.
  const soon = () => new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  // A page whose pictures are slow does not wait for them, and who acts waits for nothing.
  setTimeout(begin, 2000)
  const listening = new AbortController()
  const act = (event: Event) => {
    // Browsers also tell of rows that were set in place, and of a pointer at rest under which the page has changed.
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
  // What is clicked answers at once, and may lead to any place below.
  addEventListener('click', unfold, { once: true, capture: true })
}
