import type { WidgetMessage } from '@network-site/protocol/token-widget'
import { useEffect, useRef } from 'react'

/** Tells the page around the widget that it is drawn and how high it is, now and whenever that changes. */
export function useFrameReport() {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current
    if (!element || window.parent === window) return undefined
    const observer = new ResizeObserver(() => {
      const message: WidgetMessage = {
        type: 'token-widget',
        heightPixels: Math.max(1, Math.ceil(element.offsetHeight)),
      }
      window.parent.postMessage(message, window.location.origin)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return content
}
