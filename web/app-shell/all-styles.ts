import allStylesUrl from '../styles/globals.css?url'

export { allStylesUrl }

let loading: Promise<void> | undefined

/**
 * Loads the styles of every page. A document contains only those that its own page can use, so another page must wait
 * for them. A failed load is retried by the next call.
 */
export function loadAllStyles(): Promise<void> {
  // In development, every document links the whole style sheet. While prerendering, there is nothing to load.
  if (import.meta.env.DEV || import.meta.env.SSR) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = allStylesUrl
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      loading = undefined
      reject(new Error('The styles could not be loaded.'))
    })
    document.head.append(link)
  })
  return loading
}
